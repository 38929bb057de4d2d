/** Items that wait, served company by company, so that a long line of one company delays no other. */
export type FairQueue<T> = {
  readonly push: (companyId: string, item: T) => void
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

  return {
    push(companyId, item) {
      const line = lines.get(companyId)
      if (line) line.push(item)
      else lines.set(companyId, [item])
      size += 1
    },
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
