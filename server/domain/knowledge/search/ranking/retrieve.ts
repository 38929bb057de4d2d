/** First step of a search: finds the articles worth comparing, by BM25 over words and over runs of characters. */
import { idfOf, type Postings, postingCount, type Scores, type WordClass } from '../postings/bm25.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import type { Question } from './question.ts'

/** The most postings read for one question, the rarest words first, since frequent words say little. */
const MAX_WORD_POSTINGS = 150_000
const MAX_GRAM_POSTINGS = 100_000

/** An article that may answer, with its scores. */
export type Candidate = {
  readonly document: number
  /** BM25 over words; `grams` is that over runs of four characters. */
  readonly words: number
  readonly grams: number
  /** The scores as shares of the best in the index. */
  readonly wordShare: number
  readonly gramShare: number
}

/** The candidates of a question. */
export type Retrieved = {
  readonly candidates: readonly Candidate[]
  /** The weight of each word of the question: its idf, less if it comes from a synonym. */
  readonly idf: readonly number[]
}

/** The parts of an index that retrieval uses. */
export type Retrieval = {
  readonly postings: Postings
  readonly vocabulary: Vocabulary
  readonly words: Scores
  readonly grams: Scores
}

/** Returns up to `limit` candidates. */
export function retrieve(retrieval: Retrieval, question: Question, limit: number): Retrieved {
  const { words, grams, vocabulary, postings } = retrieval
  const idf = question.words.map(() => 0)
  const wordClasses = question.words.map(({ same, alike, weight }, place) => ({
    words: same.ids.length > 0 ? same : alike,
    weight,
    note: (value: number) => {
      idf[place] = value * weight
    },
  }))
  const gramClasses = question.grams.map(gram => ({ words: { ids: vocabulary.withGram(gram) }, weight: 1 }))
  addAll(words, wordClasses, postings, MAX_WORD_POSTINGS)
  addAll(grams, gramClasses, postings, MAX_GRAM_POSTINGS)
  const candidates = best(words, grams, limit)
  words.clear()
  grams.clear()
  return { candidates, idf }
}

type Weighted = {
  readonly words: WordClass
  readonly weight: number
  /** Receives the idf of the words. */
  readonly note?: (idf: number) => void
}

function addAll(scores: Scores, classes: readonly Weighted[], postings: Postings, limit: number): void {
  const sized = classes.map(entry => ({ entry, size: postingCount(postings, entry.words) }))
  let left = limit
  for (const { entry, size } of sized.sort((a, b) => a.size - b.size)) {
    left -= size
    const idf =
      left >= 0
        ? scores.add(entry.words, entry.weight)
        : idfOf(Math.min(size, postings.count), postings.count)
    entry.note?.(idf)
  }
}

function best({ values: words }: Scores, { values: grams }: Scores, limit: number): Candidate[] {
  const topWords = topOf(words)
  const topGrams = topOf(grams)
  const chosen: { readonly document: number; readonly score: number }[] = []
  // The score that a document has to exceed.
  let least = 0
  for (let document = 0; document < words.length; document++) {
    const score = words[document]! / topWords + grams[document]! / topGrams
    if (score <= least) continue
    let at = chosen.length
    while (at > 0 && chosen[at - 1]!.score < score) at--
    chosen.splice(at, 0, { document, score })
    if (chosen.length > limit) chosen.pop()
    if (chosen.length === limit) least = chosen[limit - 1]!.score
  }
  return chosen.map(({ document }) => ({
    document,
    words: words[document]!,
    grams: grams[document]!,
    wordShare: words[document]! / topWords,
    gramShare: grams[document]! / topGrams,
  }))
}

/** Returns the highest score, to which shares are relative; 1 if there is none. */
function topOf(scores: Float32Array): number {
  let top = 0
  // Loops by index: an iterator takes ten times as long, and there may be a hundred thousand documents.
  for (let i = 0; i < scores.length; i++) if (scores[i]! > top) top = scores[i]!
  return top || 1
}
