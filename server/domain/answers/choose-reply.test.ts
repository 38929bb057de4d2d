import { describe, expect, it } from 'vitest'
import type { SearchHit } from '../knowledge/search-index.ts'
import { chooseReply } from './choose-reply.ts'

const SURE = 0.9
const LIKELY = 0.1

function hits(...confidences: readonly number[]): SearchHit[] {
  return confidences.map((confidence, i) => ({
    article: { slug: `a${i}`, title: `A ${i}`, body: '', alternate_questions: [] },
    confidence,
    hasQueryWord: true,
    excerpt: '',
    text: '',
  }))
}

function slugsOf(confidences: readonly number[]): readonly [string, ...(readonly string[])] {
  const choice = chooseReply(hits(...confidences))
  return [choice.kind, ...(choice.kind === 'offer' ? [] : choice.hits.map(({ article }) => article.slug))]
}

describe('chooseReply', () => {
  it.each([
    ['answers from what is sure, and from nothing else', [SURE, LIKELY, SURE], ['answer', 'a0', 'a2']],
    [
      'suggests what is likely, in the order of the search',
      [LIKELY, LIKELY / 2, 0, LIKELY],
      ['suggestions', 'a0', 'a1', 'a3'],
    ],
    ['suggests three at the most', [LIKELY, LIKELY, LIKELY, LIKELY], ['suggestions', 'a0', 'a1', 'a2']],
    ['offers a human where nothing is likely', [0, 0, 0], ['offer']],
    ['offers a human where nothing was found', [], ['offer']],
  ])('%s', (_case, confidences, expected) => {
    expect(slugsOf(confidences)).toEqual(expected)
  })
})
