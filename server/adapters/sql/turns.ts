/** Turns at a database's connections, for both adapters. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseError } from '#server/ports/database.ts'

/** How many turns there are at once, and for how many ms somebody waits for one. */
export type TurnsOptions = {
  readonly slots: number
  readonly waitTimeoutMs: number
  /** The most that wait in one line. */
  readonly waitingMax?: number
}

/**
 * Who comes while every turn is taken waits in one of two lines: background work in its own, so that neither a burst of
 * requests nor a busy job can keep the other from the database. A turn that ends goes to the two lines alternately.
 */
export type Turns = {
  /**
   * Resolves, in the order of the line, with the function that ends the turn. @throws DatabaseError 53300 when nobody's
   * turn ends within the time limit, or the line is full.
   */
  take(): Promise<() => void>
  /** Runs `work`, whose turns are taken from the line of background work. */
  inBackground<T>(work: () => Promise<T>): Promise<T>
  readonly counts: () => Readonly<Record<'busy' | 'waiting', number>>
}

type Waiting = { readonly begin: () => void }

/** Above what a node's sockets ask for at once when they all come back: the time limit ends a line before. */
const WAITING_MAX = 10_000

/** Returns the turns of one database. */
export function createTurns({ slots, waitTimeoutMs, waitingMax = WAITING_MAX }: TurnsOptions): Turns {
  const background = new AsyncLocalStorage<boolean>()
  // Sets keep their order, and somebody who gives up leaves at once.
  const lines = { requests: new Set<Waiting>(), background: new Set<Waiting>() }
  let busy = 0
  let lastServed: keyof typeof lines = 'background'

  function end(): void {
    const other = lastServed === 'requests' ? 'background' : 'requests'
    const line = lines[other].size > 0 ? other : lastServed
    const [next] = lines[line]
    if (!next) {
      busy -= 1
      return
    }
    lastServed = line
    lines[line].delete(next)
    next.begin()
  }

  function begun(): () => void {
    let isEnded = false
    return () => {
      if (isEnded) return
      isEnded = true
      end()
    }
  }

  return {
    async take() {
      if (busy < slots) {
        busy += 1
        return begun()
      }
      const line = lines[background.getStore() ? 'background' : 'requests']
      if (line.size >= waitingMax)
        throw new DatabaseError('53300', `The database is busy: ${line.size} transactions wait already.`)
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          line.delete(waiting)
          reject(new DatabaseError('53300', `The database is busy: no turn came within ${waitTimeoutMs} ms.`))
        }, waitTimeoutMs)
        const waiting: Waiting = {
          begin() {
            clearTimeout(timer)
            resolve(begun())
          },
        }
        line.add(waiting)
      })
    },
    inBackground: work => background.run(true, work),
    counts: () => ({ busy, waiting: lines.requests.size + lines.background.size }),
  }
}
