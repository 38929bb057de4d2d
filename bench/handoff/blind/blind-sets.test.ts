import { describe, expect, it } from 'vitest'
import { asksForHuman } from '#core/handoff/asks-for-human.ts'
import { BLIND_SETS } from './blind-sets.ts'
import { type Half, halfOf } from './sentences.ts'

/**
 * Minimum recall on the held-out requests, and maximum rate of false positives on the near misses. The first run
 * had 84% and 2.8%; see docs/handoff-detection.md.
 */
const HEARD = 0.97
const TAKEN = 0.01

describe.each(Object.entries(BLIND_SETS))(
  '[CHAT-09] the blind set in %s',
  (_language, { requests, others }) => {
    it.each(halfOf(requests, 'tuned'))('hears: %s', text => expect(asksForHuman(text)).toBe(true))
    it.each(halfOf(others, 'tuned'))('leaves to the AI: %s', text => expect(asksForHuman(text)).toBe(false))

    it('has no sentence twice', () => {
      const all = (['tuned', 'held out'] as const).flatMap(half => [
        ...halfOf(requests, half),
        ...halfOf(others, half),
      ])
      expect(new Set(all).size).toBe(all.length)
    })
  },
)

describe('[CHAT-09] the half of the blind sets that was held out', () => {
  it('is heard about as well as what was measured', () => {
    expect(shareHeard('requests', 'held out')).toBeGreaterThanOrEqual(HEARD)
    expect(shareHeard('others', 'held out')).toBeLessThanOrEqual(TAKEN)
  })
})

function shareHeard(kind: 'requests' | 'others', half: Half): number {
  const texts = Object.values(BLIND_SETS).flatMap(set => halfOf(set[kind], half))
  return texts.filter(asksForHuman).length / texts.length
}
