import { describe, expect, it } from 'vitest'
import { correctSpelling, isMistypedStopWord, mistypedFrom } from './mistyped.ts'
import { createVocabulary } from './vocabulary.ts'

function like(word: string, ...known: string[]): string[] {
  const vocabulary = createVocabulary(true)
  for (const other of known) vocabulary.add(other)
  return mistypedFrom(word, vocabulary).map(vocabulary.wordAt)
}

describe('mistypedFrom', () => {
  it.each([
    ['a letter too few', 'delte', 'delete'],
    ['a letter too many', 'passwoord', 'password'],
    ['a wrong letter', 'coupin', 'coupon'],
    ['two letters swapped', 'ivnoice', 'invoice'],
    ['the middle swapped', 'from', 'form'],
    ['the second letter gone', 'pice', 'price'],
    ['the last letter wrong', 'pricr', 'price'],
    ['the last two swapped', 'delteet', 'deltete'],
    ['the last letter gone', 'invoic', 'invoice'],
    ['an accent gone as well', 'reinitalise', 'réinitialise'],
    ['Hebrew', 'משלח', 'משלוח'],
    ['Russian', 'достака', 'доставка'],
  ])('finds a word with %s', (_error, mistyped, meant) => expect(like(mistyped, meant)).toEqual([meant]))

  it.each([
    ['two errors', 'dlte', 'delete'],
    ['another first letter', 'most', 'post'],
    ['a short word', 'tre', 'tree'],
    ['a number', 'e4031', 'e4032'],
    ['a word that only serves to ask', 'whch', 'which'],
    ['a script of pairs', '密马', '密码'],
  ])('leaves %s alone', (_what, asked, other) => expect(like(asked, other)).toEqual([]))

  it('gives all words that are as near', () =>
    expect(like('pice', 'price', 'piece', 'pile', 'advice').sort()).toEqual(['piece', 'pile', 'price']))
})

describe('correctSpelling', () => {
  const corrected = (question: string, ...known: string[]) => {
    const vocabulary = createVocabulary(true)
    for (const word of known) vocabulary.add(word)
    return correctSpelling(question, vocabulary, id => id)
  }

  it.each([
    ['spells words as the articles do', 'delte my Acount!', ['delete', 'account'], 'delete my account!'],
    ['takes the commonest of several', 'the prcie', ['prices', 'price', 'pride'], 'the price'],
    ['leaves words that an article has in another form', 'invoicing', ['invoice', 'invoking'], 'invoicing'],
    ['leaves words that only serve to ask', 'should', ['shoulder', 'shoald'], 'should'],
    ['leaves short words', 'bank', ['banks', 'bask'], 'bank'],
    ['leaves what it knows nothing for', 'grilled octopus', ['invoice'], 'grilled octopus'],
  ])('%s', (_case, question, known, expected) => expect(corrected(question, ...known)).toBe(expected))
})

describe('isMistypedStopWord', () => {
  it.each(['hwo', 'teh', 'wher', 'whta', 'shoud'])('knows %s', word =>
    expect(isMistypedStopWord(word)).toBe(true),
  )
  it.each(['hot', 'cat', 'refund', 'logo', 'thermostat'])('leaves %s alone', word =>
    expect(isMistypedStopWord(word)).toBe(false),
  )
})
