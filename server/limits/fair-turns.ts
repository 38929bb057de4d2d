/** Turns at work that a node can do only so much of at once, shared fairly by companies. */

/** The most turns at once: of the node, and of one company. */
export type FairTurnsOptions = { readonly slots: number; readonly perCompany: number }

/** What runs and what waits on this node. */
export type FairTurnsCounts = Readonly<Record<'running' | 'waiting', number>>

/** A turn that its work has. */
export type Turn = {
  /**
   * Runs what needs no turn, such as waiting for another server, and gives the turn to others meanwhile. The next one of
   * its company is its own again. Of several calls at once, the last one to end waits for it.
   */
  readonly leave: <T>(wait: () => Promise<T>) => Promise<T>
}

/**
 * Who comes while all turns are taken waits. A turn that ends goes to the companies one after the other, so a company
 * that asks for hundreds delays another's first by one turn per slot.
 */
export type FairTurns = {
  /** Runs `work` as soon as it is the company's turn. Settles as `work` does. */
  readonly run: <T>(companyId: string, work: (turn: Turn) => Promise<T>) => Promise<T>
  readonly counts: () => FairTurnsCounts
}

/** Creates turns that nobody has taken. */
export function createFairTurns({ slots, perCompany }: FairTurnsOptions): FairTurns {
  const waiting = createFairQueue<() => void>()
  const running = new Map<string, number>()
  let busy = 0

  const runningOf = (companyId: string) => running.get(companyId) ?? 0
  const mayServe = (companyId: string) => runningOf(companyId) < perCompany

  function serve(): void {
    while (busy < slots) {
      const begin = waiting.shift(mayServe)
      if (!begin) return
      begin()
    }
  }

  /** Resolves with the function that ends the turn. */
  function take(companyId: string, place: 'push' | 'pushFirst'): Promise<() => void> {
    return new Promise(resolve => {
      waiting[place](companyId, () => {
        busy += 1
        running.set(companyId, runningOf(companyId) + 1)
        resolve(() => end(companyId))
      })
      serve()
    })
  }

  function end(companyId: string): void {
    busy -= 1
    const left = runningOf(companyId) - 1
    if (left > 0) running.set(companyId, left)
    else running.delete(companyId)
    serve()
  }

  return {
    async run(companyId, work) {
      /** Ends the present turn; null while there is none. */
      let endTurn: (() => void) | null = await take(companyId, 'push')
      /** How many parts of the work wait without the turn, which they share. */
      let away = 0
      let returning: Promise<void> | null = null
      let isOver = false
      const release = () => {
        endTurn?.()
        endTurn = null
      }
      const comeBack = async () => {
        endTurn = await take(companyId, 'pushFirst')
        returning = null
        // Meanwhile the work may have ended without what it waited for, or wait for something else.
        if (isOver || away > 0) release()
      }
      const turn: Turn = {
        async leave(wait) {
          away += 1
          release()
          try {
            return await wait()
          } finally {
            away -= 1
            if (away === 0 && !isOver) {
              returning ??= comeBack()
              await returning
            }
          }
        },
      }
      try {
        return await work(turn)
      } finally {
        isOver = true
        release()
      }
    },
    counts: () => ({ running: busy, waiting: waiting.size() }),
  }
}

/** Items that wait, served company by company, so that a long line of one company delays no other. */
type FairQueue<T> = {
  readonly push: (companyId: string, item: T) => void
  /** Adds an item that comes before all others of its company. */
  readonly pushFirst: (companyId: string, item: T) => void
  /**
   * Removes and returns the oldest item of the company whose turn it is, and moves that company behind all others.
   * Passes over companies that `mayServe` refuses. Undefined if no item is left.
   */
  readonly shift: (mayServe: (companyId: string) => boolean) => T | undefined
  /** Number of items that wait. */
  readonly size: () => number
}

/** Creates an empty queue. */
export function createFairQueue<T>(): FairQueue<T> {
  /** The items of each company; the company whose turn is next comes first. */
  const lines = new Map<string, T[]>()
  let size = 0

  function lineOf(companyId: string): T[] {
    const line = lines.get(companyId) ?? []
    lines.set(companyId, line)
    size += 1
    return line
  }

  return {
    push: (companyId, item) => void lineOf(companyId).push(item),
    pushFirst: (companyId, item) => void lineOf(companyId).unshift(item),
    shift(mayServe) {
      for (const [companyId, line] of lines) {
        if (!mayServe(companyId)) continue
        const item = line.shift()
        lines.delete(companyId)
        if (line.length > 0) lines.set(companyId, line)
        size -= 1
        return item
      }
      return undefined
    },
    size: () => size,
  }
}
