import { describe, expect, it } from 'vitest'
import { halfOf } from './blind-set.ts'
import { BLIND_SETS } from './blind-sets.ts'

describe.each(Object.entries(BLIND_SETS))('the blind set in %s', (_language, set) => {
  it('has at least ten requests and ten near misses in each half, and no sentence twice', () => {
    const lists = (['tuned', 'held out'] as const).flatMap(half => [
      halfOf(set.wishes, half),
      halfOf(set.others, half),
    ])
    for (const list of lists) expect(list.length).toBeGreaterThanOrEqual(10)
    expect(new Set(lists.flat()).size).toBe(lists.flat().length)
  })
})
