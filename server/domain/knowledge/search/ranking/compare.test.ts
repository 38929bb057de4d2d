import { describe, expect, it } from 'vitest'
import { articleTokens } from '../postings/article-tokens.ts'
import { createSynonyms } from '../words/synonyms.ts'
import { createVocabulary } from '../words/vocabulary.ts'
import { compare, matchesOf } from './compare.ts'
import { readQuestion } from './question.ts'

function comparisonOf(text: string, title: string, body: string, questions: string[] = []) {
  const vocabulary = createVocabulary(true)
  const tokens = articleTokens({ title, body, alternate_questions: questions }, vocabulary)
  const question = readQuestion(text, vocabulary, createSynonyms([], true))
  const idf = question.words.map(() => 1)
  return compare(tokens, question, matchesOf(question), idf, word => (vocabulary.isStop(word) ? 0 : 1))
}

describe('compare', () => {
  it('gives all for the title itself, in any form of its words', () => {
    expect(comparisonOf('Cancelling subscriptions', 'Cancel your subscription', '').title).toBeCloseTo(1)
  })
  it('goes by the best of the title and the other questions', () => {
    expect(
      comparisonOf('free trial', 'Plans', '', ['Who pays?', 'Is there a free trial?']).title,
    ).toBeCloseTo(1)
  })
  it('takes off for what the title has beside the question', () => {
    const short = comparisonOf('export tasks', 'Export tasks', '').title
    expect(comparisonOf('export tasks', 'Export tasks, files and people', '').title).toBeLessThan(short)
  })
  it('wants the words within one passage', () => {
    const far = `Refund. ${'Lorem ipsum dolor. '.repeat(20)} Deadline.`
    expect(comparisonOf('refund deadline', '', 'The refund deadline.').window).toBeCloseTo(1)
    expect(comparisonOf('refund deadline', '', far).window).toBeCloseTo(0.5)
  })
  it('prefers neighbours, in their order', () => {
    const pairs = (body: string) => comparisonOf('export tasks', '', body).pairs
    expect(pairs('Export all tasks.')).toBeCloseTo(1)
    expect(pairs('Tasks to export.')).toBeCloseTo(0.5)
    expect(pairs('Export one two three four five tasks.')).toBe(0)
  })
  it('is nothing for a question of nothing', () => {
    expect(comparisonOf('', 'Export', 'Export.')).toEqual({ title: 0, window: 0, pairs: 0 })
  })
})
