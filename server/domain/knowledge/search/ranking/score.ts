/** Scores the articles found for a question, and measures the evidence for one of them. */
import type { Comparison } from './compare.ts'
import type { Evidence } from './confidence.ts'
import type { Candidate, Retrieved } from './retrieve.ts'

/**
 * Weights of a candidate's score: both BM25 scores, the comparison word by word, and the nearness of meaning. Runs of
 * characters count less for English, whose stems are better than the first letters of a word.
 */
const ENGLISH_GRAM_SHARE = 0.5
const GRAM_SHARE = 0.6
const TITLE_SHARE = 1
const WINDOW_SHARE = 0.4
const PAIRS_SHARE = 0.15
const MEANING_SHARE = 2
/** BM25 gives a word at most this times its idf. */
const SATURATION = 2.2

/** A candidate with its comparison and score. */
export type Ranked = {
  readonly candidate: Candidate
  readonly comparison: Comparison
  readonly score: number
}

/**
 * Returns a candidate's score, by which hits are ordered. `nearness` is the similarity of meaning, 0 if meanings are
 * not compared.
 */
export function scoreOf(
  candidate: Candidate,
  { title, window, pairs }: Comparison,
  nearness: number,
  isEnglish: boolean,
): number {
  const gramShare = isEnglish ? ENGLISH_GRAM_SHARE : GRAM_SHARE
  const bm25 = (1 - gramShare) * candidate.wordShare + gramShare * candidate.gramShare
  const words = bm25 + TITLE_SHARE * title + WINDOW_SHARE * window + PAIRS_SHARE * pairs
  return words + MEANING_SHARE * Math.max(0, nearness)
}

/** Returns the evidence for the article at a place of the ranking. All measurements are 0 if there is none. */
export function evidenceOf({ idf }: Retrieved, ranked: readonly Ranked[], place: number): Evidence {
  const questionWeight = idf.reduce((sum, weight) => sum + weight, 0)
  const entry = ranked[place]
  if (!entry)
    return {
      words: 0,
      wordReach: 0,
      grams: 0,
      title: 0,
      pairs: 0,
      questionWeight: Math.log(1 + questionWeight),
      lead: 0,
    }
  const { candidate, comparison, score } = entry
  const next = ranked[place + 1]?.score ?? 0
  const best = ranked[0]!.score
  return {
    words: Math.log(1 + candidate.words),
    wordReach: candidate.words / Math.max(1, SATURATION * questionWeight),
    grams: Math.log(1 + candidate.grams),
    title: comparison.title,
    pairs: comparison.pairs,
    questionWeight: Math.log(1 + questionWeight),
    lead: place === 0 ? (score - next) / Math.max(score, 1e-9) : (score - best) / best,
  }
}
