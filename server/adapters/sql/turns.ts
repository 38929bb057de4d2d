/** Turns at a database's connections, for both adapters. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseBusyError } from '#server/ports/database.ts'

/** How many turns there are at once, and for how many ms somebody waits for one. */
export type TurnsOptions = {
  readonly slots: number
  readonly waitTimeoutMs: number
  /** The most that wait in one line. */
  readonly waitingMax?: number
  /** Called for each that is refused. */
  readonly refused?: () => void
}

/**
 * Who comes while every turn is taken waits in a line. A turn that ends goes alternately to requests and to background work, so
 * that neither a burst of requests nor a busy job can keep the other from the database. Among requests, those that have had a
 * turn already come first: what is begun gets done. A new one that would wait for too long is refused at once, so that others are
 * served in time; work that can be deferred is refused first, and never goes before others.
 */
export type Turns = {
  /**
   * Resolves, in the order of the line, with the function that ends the turn. @throws DatabaseBusyError when nobody's
   * turn ends within the time limit, the line is full, or a request's turn would come too late.
   */
  take(): Promise<() => void>
  /** Runs `work`, whose turns are taken from the line of background work. */
  inBackground<T>(work: () => Promise<T>): Promise<T>
  /** Runs the `work` of a request. */
  inRequest<T>(request: { readonly isDeferrable: boolean }, work: () => Promise<T>): Promise<T>
  readonly counts: () => Readonly<Record<'busy' | 'waiting', number>>
}

type Waiting = { readonly begin: () => void }
/** Whose turn it is. */
type Caller =
  | { readonly kind: 'background' }
  | { readonly kind: 'request'; readonly isDeferrable: boolean; hasBegun: boolean }

/** Above what a node's sockets ask for at once when they all come back: the time limit ends a line before. */
const WAITING_MAX = 10_000
/** A new request is refused if the line will take longer than this share of the time limit. */
const LONGEST_LINE = { urgent: 0.5, deferrable: 0.05 } as const
/** Turns by which the speed of the line is measured. */
const MEASURED = 32

/** Returns the turns of one database. */
export function createTurns({
  slots,
  waitTimeoutMs,
  waitingMax = WAITING_MAX,
  refused = () => {},
}: TurnsOptions): Turns {
  const callers = new AsyncLocalStorage<Caller>()
  // Sets keep their order, and somebody who gives up leaves at once.
  const lines = { begun: new Set<Waiting>(), requests: new Set<Waiting>(), background: new Set<Waiting>() }
  /** When the newest requests in line were served, while the line lasts. */
  let servedAt: number[] = []
  let busy = 0
  let isRequestsTurn = true

  function end(): void {
    const ofRequests = lines.begun.size > 0 ? lines.begun : lines.requests
    const line =
      ofRequests.size > 0 && (isRequestsTurn || lines.background.size === 0) ? ofRequests : lines.background
    const [next] = line
    if (!next) {
      busy -= 1
      return
    }
    isRequestsTurn = line === lines.background
    line.delete(next)
    if (line === lines.requests) servedAt = [...servedAt, performance.now()].slice(-MEASURED)
    next.begin()
  }

  function begun(caller: Caller | undefined): () => void {
    if (caller?.kind === 'request') caller.hasBegun = true
    let isEnded = false
    return () => {
      if (isEnded) return
      isEnded = true
      end()
    }
  }

  /** How long the line of new requests will take at its speed of late, in ms; 0 while that is not known. */
  function lineMs(): number {
    if (servedAt.length < MEASURED) return 0
    return ((performance.now() - servedAt[0]!) / MEASURED) * lines.requests.size
  }

  function refuse(reason: string): DatabaseBusyError {
    refused()
    return new DatabaseBusyError(reason)
  }

  return {
    async take() {
      const caller = callers.getStore()
      if (busy < slots) {
        busy += 1
        return begun(caller)
      }
      const request = caller?.kind === 'request' ? caller : null
      const isFirst = request?.hasBegun && !request.isDeferrable
      const name = isFirst ? 'begun' : caller?.kind === 'background' ? 'background' : 'requests'
      const line = lines[name]
      if (name === 'requests' && line.size === 0) servedAt = []
      if (line.size >= waitingMax) throw refuse(`${line.size} transactions wait already`)
      if (request && !request.hasBegun) {
        const longest = waitTimeoutMs * LONGEST_LINE[request.isDeferrable ? 'deferrable' : 'urgent']
        if (lineMs() > longest) throw refuse('a turn would come too late')
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          line.delete(waiting)
          reject(refuse(`no turn came within ${waitTimeoutMs} ms`))
        }, waitTimeoutMs)
        const waiting: Waiting = {
          begin() {
            clearTimeout(timer)
            resolve(begun(caller))
          },
        }
        line.add(waiting)
      })
    },
    inBackground: work => callers.run({ kind: 'background' }, work),
    inRequest: ({ isDeferrable }, work) =>
      callers.run({ kind: 'request', isDeferrable, hasBegun: false }, work),
    counts: () => ({ busy, waiting: lines.begun.size + lines.requests.size + lines.background.size }),
  }
}
