/** Okapi BM25 (k1 1.2, b .75) over classes of words: all words of a class count as one and the same. */
import type { Segment } from './segment.ts'

const K1 = 1.2
const B = 0.75

/** Words that stand for one word of the question, and how well each does (0..1; 1 when left out). */
export type WordClass = { readonly ids: readonly number[]; readonly shares?: readonly number[] }

/** Documents by number; those of length 0 are not there. */
export type Postings = {
  readonly segments: readonly Segment[]
  readonly lengths: Float32Array
  readonly averageLength: number
  /** Documents that are there. */
  readonly count: number
}

/** How telling a word is that stands in `matching` of `count` documents; 0 to about ln(count). */
export function idfOf(matching: number, count: number): number {
  return Math.log(1 + (count - matching + 0.5) / (matching + 0.5))
}

/** Adds up scores of documents, class by class. Made once an index and emptied after each question. */
export type Scores = {
  /** Adds what a class of words gives; returns its idf. */
  readonly add: (words: WordClass, weight: number) => number
  /** Numbers of the documents with a score, and the scores by number; valid until `clear`. */
  readonly documents: () => readonly number[]
  readonly of: (document: number) => number
  readonly clear: () => void
}

export function createScores({ segments, lengths, averageLength, count }: Postings): Scores {
  const scores = new Float32Array(lengths.length)
  const frequencies = new Float32Array(lengths.length)
  let scored: number[] = []

  return {
    add({ ids, shares }, weight) {
      const found: number[] = []
      for (const { offsets, documents, counts } of segments) {
        for (let k = 0; k < ids.length; k++) {
          const word = ids[k]!
          if (word + 1 >= offsets.length) continue
          const share = shares ? shares[k]! : 1
          const end = offsets[word + 1]!
          for (let i = offsets[word]!; i < end; i++) {
            const document = documents[i]!
            if (frequencies[document] === 0) {
              if (lengths[document] === 0) continue
              found.push(document)
            }
            frequencies[document]! += share * counts[i]!
          }
        }
      }
      const idf = idfOf(found.length, count)
      for (const document of found) {
        const frequency = frequencies[document]!
        const norm = K1 * (1 - B + (B * lengths[document]!) / averageLength)
        if (scores[document] === 0) scored.push(document)
        scores[document]! += (weight * idf * frequency * (K1 + 1)) / (frequency + norm)
        frequencies[document] = 0
      }
      return idf
    },
    documents: () => scored,
    of: document => scores[document]!,
    clear() {
      for (const document of scored) scores[document] = 0
      scored = []
    },
  }
}
