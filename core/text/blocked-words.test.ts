import { describe, expect, it } from 'vitest'
import { processorTimeOf } from '#tests/support/processor-time.ts'
import { containsBlockedWord } from './blocked-words.ts'

describe('[ADMIN-04] blocked words', () => {
  it.each([
    ['Buy CASH now', 'cash'],
    ['free, casino!', 'Free Casino'],
    ['Cásh', 'cash'],
    ['cash', 'CÁSH'],
    ['c\u200bash', 'cash'],
    ['ｃａｓｈ', 'cash'],
    ['Das ist SCHEISSE', 'scheiße'],
    ['ΟΔΟΣ', 'οδος'],
    ['שָׁלוֹם', 'שלום'],
    ['这是赌博网站', '赌博'],
    ['Ask for $$$ today', '$$$'],
  ])('finds in %j the word %j', (text, word) => {
    expect(containsBlockedWord(text, ['other', word])).toBe(true)
  })

  it.each([
    ['Ask the cashier', 'cash'],
    ['free of casino', 'free casino'],
    ['A classic assessment', 'ass'],
    ['Pay 100', '10'],
    ['', 'cash'],
  ])('does not find in %j the word %j', (text, word) => {
    expect(containsBlockedWord(text, [word])).toBe(false)
  })

  it('takes no longer for a text that was made to be slow', () => {
    const spent = processorTimeOf(() => {
      const words = Array.from({ length: 200 }, (_, n) => `${'a '.repeat(29)}b${n}`)
      containsBlockedWord('a '.repeat(4_000), words)
    })
    expect(spent).toBeLessThan(1_000)
  })
})
