/** Chance that is the same at every run. */

/** A source of chance. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number
  /** True with the given probability. */
  readonly chance: (probability: number) => boolean
  /** A whole number between two, both included. */
  readonly int: (from: number, to: number) => number
  /** One of a list, which must not be empty. */
  readonly pick: <Item>(items: readonly Item[]) => Item
  /** One of a list, by the weight of each. */
  readonly weighted: <Item>(items: readonly Item[], weight: (item: Item) => number) => Item
  /** A positive number around a median; one in six is more than twice as large. */
  readonly around: (median: number) => number
}

/** Returns a source of chance (mulberry32); the same seed gives the same sequence. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    chance: probability => next() < probability,
    pick: items => items[int(0, items.length - 1)]!,
    weighted(items, weight) {
      let left = next() * items.reduce((sum, item) => sum + weight(item), 0)
      return (
        items.find(item => {
          left -= weight(item)
          return left < 0
        }) ?? items.at(-1)!
      )
    },
    around(median) {
      // Box and Muller's normal distribution as the exponent: most are near the median, few are far above.
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
      return median * Math.exp(normal * 0.75)
    },
  }
}

/** Returns a UUID that is always the same for the same kind and number. @param kind four hexadecimal digits */
export function storyId(kind: string, number: number): string {
  return `5e0a${kind}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
}
