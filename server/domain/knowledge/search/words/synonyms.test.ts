import { describe, expect, it } from 'vitest'
import { createSearchIndex } from '../search-index.ts'
import { createSynonyms } from './synonyms.ts'

describe('createSynonyms', () => {
  const { ofStem, ofPhrases } = createSynonyms(
    [
      ['refund', 'money back'],
      ['hoodie', 'sweatshirt'],
    ],
    true,
  )

  it('knows words for a word', () => expect([...ofStem('hoodi')]).toEqual(['sweatshirt']))
  it('knows a phrase for a word and a word for a phrase', () => {
    expect(ofPhrases(['a', 'refund'])).toEqual(['money', 'back'])
    expect(ofPhrases(['my', 'money', 'back'])).toEqual(['refund'])
    expect(ofPhrases(['back', 'money'])).toEqual([])
  })
  it('does without groups and with empty ones', () => {
    expect(createSynonyms([], true).ofPhrases(['refund'])).toEqual([])
    expect(createSynonyms([['', 'x']], true).ofPhrases(['x'])).toEqual([])
  })
})

describe('a company’s synonyms', () => {
  const articles = [
    { slug: 'kit', title: 'Order a team kit', body: 'Kits come in five sizes.', alternate_questions: [] },
    { slug: 'ball', title: 'Order a ball', body: 'Balls come in one size.', alternate_questions: [] },
  ]
  const best = (question: string, groups: string[][]) =>
    createSearchIndex(articles, groups).search(question, 1)[0]?.article.slug

  it('are found, of one word and of several', () => {
    expect(best('jersey', [])).toBeUndefined()
    expect(best('jersey', [['jersey', 'kit']])).toBe('kit')
    expect(best('playing clothes', [['playing clothes', 'kit']])).toBe('kit')
  })
})
