/** A segment of an inverted index: for each word, the documents that contain it and how often. */
import type { Vocabulary } from '../words/vocabulary.ts'
import { QUESTION_END } from './article-tokens.ts'

const TITLE_WEIGHT = 3
const QUESTION_WEIGHT = 2
const MAX_COUNT = 255
/** Documents counted between two pauses. */
const STRIDE = 256
/** Words merged between two pauses. */
const WORD_STRIDE = 8_192

/** Postings of a set of documents, sorted by word. */
export type Segment = {
  /** The postings of word w are at offsets[w] up to offsets[w + 1]. */
  readonly offsets: Int32Array
  readonly documents: Int32Array
  /** How often the word is in the document. In the title it counts three times, in an alternate question twice. */
  readonly counts: Uint8Array
}

/** A document to index, with its number. */
export type NumberedDocument = { readonly number: number; readonly tokens: Int32Array }

/** Builds a segment. Yields often, so that other work can run in between. */
export function* buildSegment(
  documents: readonly NumberedDocument[],
  vocabulary: Vocabulary,
): Generator<void, Segment> {
  const offsets = new Int32Array(vocabulary.size() + 1)
  const counted: Map<number, number>[] = []
  let total = 0
  for (const { tokens } of documents) {
    const counts = weightedCounts(tokens, vocabulary)
    for (const word of counts.keys()) offsets[word + 1]!++
    total += counts.size
    if (counted.push(counts) % STRIDE === 0) yield
  }
  for (let word = 1; word < offsets.length; word++) offsets[word]! += offsets[word - 1]!
  const next = offsets.slice()
  const segment = { offsets, documents: new Int32Array(total), counts: new Uint8Array(total) }
  for (let i = 0; i < documents.length; i++) {
    for (const [word, count] of counted[i]!) {
      const at = next[word]!++
      segment.documents[at] = documents[i]!.number
      segment.counts[at] = Math.min(MAX_COUNT, count)
    }
    if (i % STRIDE === 0) yield
  }
  return segment
}

/** Merges adjacent segments into one, so that a word is looked up only once. */
export function* mergeSegments(parts: readonly Segment[]): Generator<void, Segment> {
  const words = Math.max(...parts.map(({ offsets }) => offsets.length)) - 1
  const total = parts.reduce((sum, { documents }) => sum + documents.length, 0)
  const merged = {
    offsets: new Int32Array(words + 1),
    documents: new Int32Array(total),
    counts: new Uint8Array(total),
  }
  let at = 0
  for (let word = 0; word < words; word++) {
    for (const { offsets, documents, counts } of parts) {
      if (word + 1 >= offsets.length) continue
      const end = offsets[word + 1]!
      for (let i = offsets[word]!; i < end; i++, at++) {
        merged.documents[at] = documents[i]!
        merged.counts[at] = counts[i]!
      }
    }
    merged.offsets[word + 1] = at
    if (word % WORD_STRIDE === 0) yield
  }
  return merged
}

/** Returns the number of postings of each word in all segments. */
export function countPostings(segments: readonly Segment[]): Int32Array {
  const counts = new Int32Array(Math.max(0, ...segments.map(({ offsets }) => offsets.length - 1)))
  for (const { offsets } of segments)
    for (let word = 0; word + 1 < offsets.length; word++) counts[word]! += offsets[word + 1]! - offsets[word]!
  return counts
}

/**
 * Returns how often each word of a document counts. Stop words count only in a title or question that has no other
 * words.
 */
export function weightedCounts(tokens: Int32Array, vocabulary: Vocabulary): Map<number, number> {
  const counts = new Map<number, number>()
  const add = (from: number, to: number, weight: number, stopsToo: boolean) => {
    for (let i = from; i < to; i++) {
      const word = tokens[i]!
      if (word >= 0 && (stopsToo || !vocabulary.isStop(word)))
        counts.set(word, (counts.get(word) ?? 0) + weight)
    }
  }
  let from = 0
  for (let end = tokens.indexOf(QUESTION_END); end >= 0; end = tokens.indexOf(QUESTION_END, from)) {
    const onlyStops = tokens.subarray(from, end).every(word => vocabulary.isStop(word))
    add(from, end, from === 0 ? TITLE_WEIGHT : QUESTION_WEIGHT, onlyStops)
    from = end + 1
  }
  add(from, tokens.length, 1, false)
  return counts
}
