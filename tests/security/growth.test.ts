import { describe, expect, it } from 'vitest'
import { GROWTHS } from '../support/growth/growths.ts'
import { tooFast } from '../support/growth/measure.ts'
import { PARSERS } from '../support/growth/parsers.tsx'
import { sample } from '../support/sample.ts'
import { isFullTier } from '../support/tier.ts'

/** `npm test` tries a part of the growths on an eighth of the longest texts (20 s); the full tier all, on half (90 s). */
const SHARE_OF_LONGEST = isFullTier ? 1 / 2 : 1 / 8
const SHARE_OF_GROWTHS = 1 / 3

describe('what reads the text of others', () => {
  it.each(Object.entries(PARSERS))('works in proportion to the text: %s', (_name, { most, read }) => {
    // A text of a few thousand characters is tried whole: it takes no time.
    const longest = Math.max(Math.min(most, 8_000), most * SHARE_OF_LONGEST)
    const found = sample(Object.keys(GROWTHS), SHARE_OF_GROWTHS).flatMap(name => {
      const growth = tooFast(read, GROWTHS[name]!, longest)
      return growth === null ? [] : [`${name}: ${growth.short}, ${growth.middle} and ${growth.long} ms`]
    })
    expect(found).toEqual([])
  })

  it('notices work that grows with the square of the text', () => {
    const slow = (text: string) => /a+$/.test(text)
    expect(tooFast(slow, length => `${'a'.repeat(length)}b`, 25_000)).not.toBeNull()
    expect(
      tooFast(
        text => text.split(' '),
        length => 'a '.repeat(length / 2),
        400_000,
      ),
    ).toBeNull()
  })
})
