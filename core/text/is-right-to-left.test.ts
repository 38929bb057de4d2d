import { describe, expect, it } from 'vitest'
import { isRightToLeft } from './is-right-to-left.ts'

describe('[CHAT-22] isRightToLeft', () => {
  it.each([
    ['exactly 30% of the letters', 'אבגdefghij', false],
    ['more than 30%', 'אבגדefghij', true],
    ['just more than 30% of many', `${'م'.repeat(31)}${'a'.repeat(69)}`, true],
    ['Hebrew alone', 'שלום עולם', true],
    ['Arabic alone', 'كيف الحال؟', true],
    ['vowel points beside the letters', 'שָׁלוֹם', true],
    ['Latin alone', 'Hello', false],
    ['Cyrillic and Greek', 'Привет κόσμε', false],
    ['no letter at all', '123 !? 🙂', false],
    ['nothing', '', false],
  ])('%s', (_case, text, expected) => expect(isRightToLeft(text)).toBe(expected))

  it('counts letters only: digits, spaces and signs do not dilute', () => {
    expect(isRightToLeft('אבגדefghij 1234567890 --------')).toBe(true)
  })
})
