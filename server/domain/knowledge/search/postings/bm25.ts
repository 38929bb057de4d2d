/** Okapi BM25 (k1 1.2, b 0.75) over classes of words: all words of a class count as the same word. */
import type { Segment } from './segment.ts'

const K1 = 1.2
const B = 0.75

/** Words that stand for one word of the question, and how well each does (0 to 1; 1 if left out). */
export type WordClass = { readonly ids: readonly number[]; readonly shares?: readonly number[] }

/** The documents of an index by number. A document of length 0 has been removed. */
export type Postings = {
  readonly segments: readonly Segment[]
  /** Number of postings of each word, including those of removed documents. */
  readonly sizes: Int32Array
  readonly lengths: Float32Array
  readonly averageLength: number
  /** Number of documents that have not been removed. */
  readonly count: number
}

/**
 * Returns the inverse document frequency of a word that is in `matching` of `count` documents; 0 to about ln(count).
 */
export function idfOf(matching: number, count: number): number {
  return Math.log(1 + (count - matching + 0.5) / (matching + 0.5))
}

/** Returns the number of postings of a class of words, about the number of documents with one of them. */
export function postingCount({ sizes }: Pick<Postings, 'sizes'>, { ids }: WordClass): number {
  let count = 0
  for (const word of ids) if (word < sizes.length) count += sizes[word]!
  return count
}

/**
 * Adds up the scores of documents, one class of words at a time. Created once per index and cleared after each
 * question.
 */
export type Scores = {
  /** Adds the scores of a class of words and returns its idf. */
  readonly add: (words: WordClass, weight: number) => number
  /** The scores by document; 0 for documents without any of the words. */
  readonly values: Float32Array
  readonly clear: () => void
}

/** Creates the scores of an index. */
export function createScores({ segments, sizes, lengths, averageLength, count }: Postings): Scores {
  const size = lengths.length
  const scores = new Float32Array(size)
  const frequencies = new Float32Array(size)
  // Documents of the class being added, each at most once.
  const found = new Int32Array(size)
  // 0 for removed documents; all others are above 0.
  const norms = new Float32Array(size)
  for (let document = 0; document < size; document++)
    if (lengths[document]! > 0) norms[document] = K1 * (1 - B + (B * lengths[document]!) / averageLength)

  /** Counts how often the words occur in each document. Returns how many documents have one. */
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
            if (norms[document] === 0) continue
            found[foundCount++] = document
          }
          frequencies[document]! += share * counts[i]!
        }
      }
    }
    return foundCount
  }

  /** Returns how many documents contain a word. */
  function matchingOf(word: number): number {
    // None is removed, as in a new index.
    if (count === size) return sizes[word] ?? 0
    let matching = 0
    for (const { offsets, documents } of segments) {
      if (word + 1 >= offsets.length) continue
      const end = offsets[word + 1]!
      for (let i = offsets[word]!; i < end; i++) if (norms[documents[i]!]! > 0) matching++
    }
    return matching
  }

  /** Adds a class of a single word. Its postings have each document at most once, so no counts are added up. */
  function addLone(word: number, share: number, weight: number): number {
    const idf = idfOf(matchingOf(word), count)
    // The word's score in a document that has no other word.
    const most = weight * idf * (K1 + 1)
    for (const { offsets, documents, counts } of segments) {
      if (word + 1 >= offsets.length) continue
      const end = offsets[word + 1]!
      for (let i = offsets[word]!; i < end; i++) {
        const document = documents[i]!
        const norm = norms[document]!
        if (norm === 0) continue
        const frequency = share * counts[i]!
        scores[document]! += (most * frequency) / (frequency + norm)
      }
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
        const frequency = frequencies[document]!
        frequencies[document] = 0
        scores[document]! += (most * frequency) / (frequency + norms[document]!)
      }
      return idf
    },
    values: scores,
    clear() {
      scores.fill(0)
    },
  }
}
