import { describe, expect, it } from 'vitest'
import { textsOf } from './article-texts.ts'

const article = (body: string) => ({ title: 'Refunds', alternate_questions: ['money back?'], body })

describe('textsOf', () => {
  it('has the title, the other questions, and the sentences of a section together, under its heading', () =>
    expect(textsOf(article('We pay back.\n\n## How long\n\nThree days. Or four.'))).toEqual([
      'Refunds',
      'money back?',
      'We pay back.',
      'How long. Three days. Or four.',
    ]))

  it('keeps runs short, and whole sentences in them', () => {
    const sentence = `${Array(25).fill('Word').join(' ')}.`
    expect(textsOf(article([sentence, sentence, sentence].join(' '))).slice(2)).toEqual([
      `${sentence} ${sentence}`,
      sentence,
    ])
  })

  it('reads the beginning of a very long article alone', () =>
    expect(textsOf(article('One short paragraph.\n\n## And\n\n'.repeat(500)))).toHaveLength(26))

  it('has nothing of an article without words', () =>
    expect(textsOf({ title: ' ', alternate_questions: [], body: '' })).toEqual([]))
})
