/**
 * Estimates how likely an article answers a question. Confidence separates questions about the articles from all
 * others; among the former, likelihood separates a right article from one that is merely similar.
 */
import { ANSWER_LIKELIHOOD, SUGGESTION_LIKELIHOOD } from '#contract/constants/ai.ts'
import { CONFIDENCE_THRESHOLD } from '#contract/constants/knowledge.ts'
import type { Retrieved } from './retrieve.ts'
import type { Ranked } from './score.ts'

/** The measurements from which the likelihood is calculated. */
type Signs = {
  /** Log-odds of the confidence, 0 at its threshold. */
  readonly margin: number
  /** The article's share among all candidates, by the differences of their scores. */
  readonly part: number
  /** How far its score is ahead of the next one's. */
  readonly lead: number
  /** ln(words of the question). */
  readonly length: number
  /** The largest share of the question within 30 words of the article. */
  readonly window: number
}

/**
 * Constant of a logistic regression over questions with known answers, of knowledge bases of 8 to 60 articles each;
 * see docs/search.md.
 */
const CONSTANT = -3.61
const WEIGHTS: Signs = { margin: 0.25, part: 1.96, lead: 0.64, length: 0.77, window: 1.8 }
/** The difference in score with which an article is e times as likely as another. */
const SPREAD = 0.3
const [LOWEST, HIGHEST] = [-8, 6]

/** Returns how likely the article at a place of the ranking answers the question (0 to 1). */
export function likelihoodOf(
  confidence: number,
  found: Retrieved,
  ranked: readonly Ranked[],
  place: number,
): number {
  return Math.max(likelihoodByName(found, ranked, place), likelihoodBySigns(confidence, found, ranked, place))
}

/**
 * Returns a likelihood for a question of one word that is in an article's title ('invoice?'): enough to answer if no
 * other title has it, enough to suggest otherwise. 0 for all other questions.
 */
function likelihoodByName({ idf }: Retrieved, ranked: readonly Ranked[], place: number): number {
  if (idf.length !== 1 || ranked[place]!.comparison.title === 0) return 0
  const named = ranked.filter(({ comparison }) => comparison.title > 0)
  return named.length === 1 ? ANSWER_LIKELIHOOD : SUGGESTION_LIKELIHOOD
}

function likelihoodBySigns(
  confidence: number,
  found: Retrieved,
  ranked: readonly Ranked[],
  place: number,
): number {
  const signs = signsOf(confidence, found, ranked, place)
  const logOdds = Object.entries(WEIGHTS).reduce(
    (sum, [name, weight]) => sum + weight * signs[name as keyof Signs],
    CONSTANT,
  )
  return 1 / (1 + Math.exp(-logOdds))
}

function signsOf(confidence: number, { idf }: Retrieved, ranked: readonly Ranked[], place: number): Signs {
  const { score, comparison } = ranked[place]!
  const others = ranked.filter((_, i) => i !== place).map(other => other.score)
  const all = ranked.reduce((sum, other) => sum + Math.exp((other.score - score) / SPREAD), 0)
  return {
    margin: Math.min(HIGHEST, Math.max(LOWEST, logit(confidence) - logit(CONFIDENCE_THRESHOLD))),
    part: 1 / all,
    lead: score - Math.max(0, ...others),
    length: Math.log(Math.max(1, idf.length)),
    window: comparison.window,
  }
}

function logit(probability: number): number {
  return Math.log(probability / (1 - probability))
}
