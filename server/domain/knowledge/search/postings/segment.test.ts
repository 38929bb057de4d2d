import { describe, expect, it } from 'vitest'
import { createVocabulary } from '../words/vocabulary.ts'
import { articleTokens } from './article-tokens.ts'
import { buildSegment, countPostings, mergeSegments, type NumberedDocument, type Segment } from './segment.ts'

function whole<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

const vocabulary = createVocabulary(true)
const document = (number: number, title: string, body: string): NumberedDocument => ({
  number,
  tokens: articleTokens({ title, body, alternate_questions: [] }, vocabulary),
})
const early = [document(0, 'Refunds', 'Money back'), document(1, 'Invoices', 'Money owed, money paid')]
const first = whole(buildSegment(early, vocabulary))
// Words that the first segment has never heard of.
const late = [document(2, 'Parcels', 'Refunds for lost parcels')]
const second = whole(buildSegment(late, vocabulary))

/** Word by word, the documents and how often. */
function postingsOf({ offsets, documents, counts }: Segment) {
  return Array.from({ length: offsets.length - 1 }, (_, word) =>
    [...documents.subarray(offsets[word], offsets[word + 1])].map((at, i) => [
      at,
      counts[offsets[word]! + i],
    ]),
  )
}

describe('mergeSegments', () => {
  it('makes the segment that all documents would have made together', () => {
    const together = whole(buildSegment([...early, ...late], vocabulary))
    expect(postingsOf(whole(mergeSegments([first, second])))).toEqual(postingsOf(together))
  })
})

describe('countPostings', () => {
  it('counts each word over all segments, however many words they know', () => {
    const counts = countPostings([first, second])
    expect(counts[vocabulary.find('money')!]).toBe(2)
    expect(counts[vocabulary.find('refunds')!]).toBe(2)
    expect(counts[vocabulary.find('parcels')!]).toBe(1)
    expect(countPostings([])).toHaveLength(0)
  })
})
