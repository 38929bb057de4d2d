/** Okapi BM25 (k1 1.2, b .75) over classes of words: all words of a class count as one and the same. */
import type { Segment } from './segment.ts'

const K1 = 1.2
const B = 0.75

/** Words that stand for one word of the question, and how well each does (0..1; 1 when left out). */
export type WordClass = { readonly ids: readonly number[]; readonly shares?: readonly number[] }

/** Documents by number; those of length 0 are not there. */
export type Postings = {
  readonly segments: readonly Segment[]
  /** How many postings each word has, those of documents that are no longer there, too. */
  readonly sizes: Int32Array
  readonly lengths: Float32Array
  readonly averageLength: number
  /** Documents that are there. */
  readonly count: number
}

/** How telling a word is that stands in `matching` of `count` documents; 0 to about ln(count). */
export function idfOf(matching: number, count: number): number {
  return Math.log(1 + (count - matching + 0.5) / (matching + 0.5))
}

/** How many postings a class of words has; about the number of documents that hold one of them. */
export function postingCount({ sizes }: Pick<Postings, 'sizes'>, { ids }: WordClass): number {
  let count = 0
  for (const word of ids) if (word < sizes.length) count += sizes[word]!
  return count
}

/** Adds up scores of documents, class by class. Made once an index and emptied after each question. */
export type Scores = {
  /** Adds what a class of words gives; returns its idf. */
  readonly add: (words: WordClass, weight: number) => number
  /** Numbers of the documents with a score, and the scores by number; valid until `clear`. */
  readonly documents: () => Int32Array
  readonly of: (document: number) => number
  /** The highest score. */
  readonly top: () => number
  readonly clear: () => void
}

export function createScores({ segments, lengths, averageLength, count }: Postings): Scores {
  const size = lengths.length
  const scores = new Float32Array(size)
  const frequencies = new Float32Array(size)
  // Documents of the class being added, and all that have a score: each is at most once in either.
  const found = new Int32Array(size)
  const scored = new Int32Array(size)
  const norms = new Float64Array(size)
  for (let document = 0; document < size; document++)
    norms[document] = K1 * (1 - B + (B * lengths[document]!) / averageLength)
  let scoredCount = 0
  let top = 0

  /** Sums up how often the words stand in each document; gives how many documents have one. */
  function collect({ ids, shares }: WordClass): number {
    let foundCount = 0
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
            found[foundCount++] = document
          }
          frequencies[document]! += share * counts[i]!
        }
      }
    }
    return foundCount
  }

  /** In how many documents a word stands. */
  function matchingOf(word: number): number {
    let matching = 0
    for (const { offsets, documents } of segments) {
      if (word + 1 >= offsets.length) continue
      const end = offsets[word + 1]!
      for (let i = offsets[word]!; i < end; i++) if (lengths[documents[i]!]! > 0) matching++
    }
    return matching
  }

  /** `most` is what a word gives that stands nowhere else. */
  function give(document: number, frequency: number, most: number): void {
    if (scores[document] === 0) scored[scoredCount++] = document
    scores[document]! += (most * frequency) / (frequency + norms[document]!)
    if (scores[document]! > top) top = scores[document]!
  }

  /** A word that is alone in its class stands once at most in a document's postings: nothing has to be summed up. */
  function addLone(word: number, share: number, weight: number): number {
    const idf = idfOf(matchingOf(word), count)
    const most = weight * idf * (K1 + 1)
    for (const { offsets, documents, counts } of segments) {
      if (word + 1 >= offsets.length) continue
      const end = offsets[word + 1]!
      for (let i = offsets[word]!; i < end; i++)
        if (lengths[documents[i]!]! > 0) give(documents[i]!, Math.fround(share * counts[i]!), most)
    }
    return idf
  }

  return {
    add(words, weight) {
      if (words.ids.length === 1) return addLone(words.ids[0]!, words.shares?.[0] ?? 1, weight)
      const foundCount = collect(words)
      const idf = idfOf(foundCount, count)
      const most = weight * idf * (K1 + 1)
      for (let i = 0; i < foundCount; i++) {
        const document = found[i]!
        give(document, frequencies[document]!, most)
        frequencies[document] = 0
      }
      return idf
    },
    documents: () => scored.subarray(0, scoredCount),
    of: document => scores[document]!,
    top: () => top,
    clear() {
      for (let i = 0; i < scoredCount; i++) scores[scored[i]!] = 0
      scoredCount = 0
      top = 0
    },
  }
}
