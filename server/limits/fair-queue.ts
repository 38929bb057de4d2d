/** Items that wait, served company by company, so that a long line of one company delays no other. */
export type FairQueue<T> = {
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
