import { describe, expect, it } from 'vitest'
import { fold, plainCase } from './fold.ts'

describe('fold', () => {
  it.each([
    ['accents', 'größe café naïve Łódź', 'grosse cafe naive lodz'],
    ['Vietnamese tones', 'nhà đất', 'nha dat'],
    ['Hebrew points and final letters', 'שָׁלוֹם', 'שלומ'],
    ['Arabic vowel marks, hamza and tatweel', 'مَرْحَبًا أين شـكرا', 'مرحبا اين شكرا'],
    ['the Turkish i without a dot', 'ılık', 'ilik'],
    ['compatible characters', 'ﬁle １２', 'file 12'],
  ])('joins %s', (_case, text, expected) => expect(fold(plainCase(text))).toBe(expected))

  it.each(['हिन्दी', 'ที่นี่', '한국어', '日本語が'])('keeps the vowels of %s', text =>
    expect(fold(plainCase(text))).toBe(text),
  )
})
