/** Counts by key. */
export type Tally = {
  readonly count: (key: string) => number
  readonly add: (key: string) => void
  readonly remove: (key: string) => void
}

/** Returns an empty tally. A key with count 0 takes no memory. */
export function createTally(): Tally {
  const counts = new Map<string, number>()
  const count = (key: string) => counts.get(key) ?? 0
  return {
    count,
    add: key => {
      counts.set(key, count(key) + 1)
    },
    remove(key) {
      if (count(key) > 1) counts.set(key, count(key) - 1)
      else counts.delete(key)
    },
  }
}
