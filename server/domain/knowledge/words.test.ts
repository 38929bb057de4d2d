import { describe, expect, it } from 'vitest'
import { fourGrams, terms, words } from './words.ts'

describe('words', () => {
  it.each([
    ['lower case and without signs', 'Reset the PASSWORD, now!', ['reset', 'the', 'password', 'now']],
    ['without accents', 'Größe café naïve', ['große', 'cafe', 'naive']],
    ['without the possessive', "Acme’s plan, Acme's price", ['acme', 'plan', 'acme', 'price']],
    ['with numbers', 'plan 12 and v2', ['plan', '12', 'and', 'v2']],
    ['Hebrew without vowel points', 'שָׁלוֹם עולם', ['שלום', 'עולם']],
    ['Arabic without vowel marks', 'مَرْحَبًا بكم', ['مرحبا', 'بكم']],
    ['none of signs alone', ' …?! 🙂 ', []],
  ])('are %s', (_case, text, expected) => expect(words(text)).toEqual(expected))

  it('join the forms of one letter', () => {
    expect(words('ﬁle １２')).toEqual(['file', '12'])
    expect(words('أين')).toEqual(words('اين'))
  })
})

describe('terms', () => {
  it('leave out words without meaning and stem the others', () => {
    expect(terms('How do I cancel my subscriptions?')).toEqual(terms('cancel subscription'))
  })

  it('keep all when there is nothing else', () => {
    expect(terms('how do I').length).toBe(3)
  })

  it.each([
    ['Hebrew', 'המשלוחים', 'המשלוח'],
    ['Arabic', 'التوصيلات', 'التوصيل'],
  ])('join two forms of a %s word', (_case, one, other) => expect(terms(one)).toEqual(terms(other)))
})

describe('fourGrams', () => {
  it('run over a word with its edges', () => {
    expect(fourGrams('reset')).toEqual([' res', 'rese', 'eset', 'set '])
  })

  it('keep a short word whole and skip words without meaning', () => {
    expect(fourGrams('the QR')).toEqual([' qr '])
    expect(fourGrams('')).toEqual([])
  })

  it.each(['password', 'משלוח מהיר', 'التوصيل السريع'])('share most of %s with a typing error', text => {
    const all = fourGrams(text)
    const mistyped = new Set(fourGrams(text.slice(0, -1)))
    expect(all.filter(gram => mistyped.has(gram)).length / all.length).toBeGreaterThan(0.5)
  })
})
