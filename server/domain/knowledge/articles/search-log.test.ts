import { describe, expect, it } from 'vitest'
import { processorTimeOf } from '#tests/support/processor-time.ts'
import { withoutPersonalData } from './search-log.ts'

describe('a search that is kept', () => {
  it.each([
    ['how do I pay', 'how do I pay'],
    ['refund for ada@mail.example please', 'refund for … please'],
    ['call +49 (0)30 123 456 78', 'call …'],
    ['order 123456', 'order …'],
    ['card 4111-1111-1111-1111', 'card …'],
    ['plan of 2026', 'plan of 2026'],
    ['up to 100 people and 10 locations', 'up to 100 people and 10 locations'],
    ['أين طلبي ١٢', 'أين طلبي ١٢'],
    ['  a \n b ', 'a b'],
  ])('of %j is %j', (text, kept) => {
    expect(withoutPersonalData(text)).toBe(kept)
  })

  it('is found in no time, whatever it says', () => {
    const spent = processorTimeOf(() => {
      for (const text of ['1 '.repeat(25_000), '@'.repeat(50_000), 'a'.repeat(50_000), '1./'.repeat(17_000)])
        withoutPersonalData(text)
    })
    expect(spent).toBeLessThan(500)
  })
})
