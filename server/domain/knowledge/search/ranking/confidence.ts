/** Turns the comparison of an article with a question into the confidence that the question is about the articles. */
import { CONFIDENCE_THRESHOLD } from '#contract/constants/knowledge.ts'

/** Measurements of the best article for a question. */
export type Evidence = {
  /** ln(1 + BM25 over words). */
  readonly words: number
  /** BM25 over words, as a share of the most that the question can reach. */
  readonly wordReach: number
  /** ln(1 + BM25 over runs of characters). */
  readonly grams: number
  readonly title: number
  readonly pairs: number
  /** ln(1 + the weight of the question's words). */
  readonly questionWeight: number
  /** Lead over the next article, as a share; 1 if there is none. Needs no normalizing. */
  readonly lead: number
}

type Normal = { readonly mean: number; readonly deviation: number }

/** How unrelated questions measure in an index. `threshold` is the log-odds that hardly any of them exceeds. */
export type Calibration = {
  readonly normals: Readonly<Record<Measured, Normal>>
  readonly threshold: number
}

const MEASURED = ['words', 'wordReach', 'grams', 'title', 'pairs', 'questionWeight'] as const
type Measured = (typeof MEASURED)[number]

/**
 * Weights of a logistic regression over the knowledge bases of docs/search.md, for values normalized in each of them.
 */
const WEIGHTS: Readonly<Record<Measured | 'lead', number>> = {
  words: 2.86,
  wordReach: -1.04,
  grams: 1.02,
  title: 0.33,
  pairs: 0.63,
  questionWeight: -1.3,
  lead: 2.81,
}
/** What to expect of `PRIOR_ARTICLES` articles before anything is measured, worth as much as this many questions. */
const PRIOR: Readonly<Record<Measured, Normal>> = {
  words: { mean: 1.4, deviation: 0.6 },
  wordReach: { mean: 0.2, deviation: 0.15 },
  grams: { mean: 2.6, deviation: 0.6 },
  title: { mean: 0.05, deviation: 0.12 },
  pairs: { mean: 0.1, deviation: 0.2 },
  questionWeight: { mean: 2.5, deviation: 0.4 },
}
const PRIOR_THRESHOLD = { mean: 0.6, deviation: 2.8 }
const PRIOR_COUNT = 10
const PRIOR_ARTICLES = 200
/**
 * Measurements that are expected to be lower with fewer articles: rarity, and so BM25, grows with the log of their
 * number.
 */
const GROWING: ReadonlySet<Measured> = new Set(['words', 'wordReach', 'grams'])
const [LOWEST, HIGHEST] = [-3, 6]
/** Standard deviations above the mean that 4% of a normal distribution exceed. */
const HARDLY = 1.75

/** Returns the log-odds, up to a constant, that the article answers the question. */
function logOdds(evidence: Evidence, normals: Calibration['normals']): number {
  return MEASURED.reduce((sum, name) => {
    const { mean, deviation } = normals[name]
    return sum + WEIGHTS[name] * Math.min(HIGHEST, Math.max(LOWEST, (evidence[name] - mean) / deviation))
  }, WEIGHTS.lead * evidence.lead)
}

/** Calibrates an index of this many articles by measurements of questions that it cannot answer. */
export function calibrate(background: readonly Evidence[], articles: number): Calibration {
  const share = Math.min(1, Math.log(1 + articles) / Math.log(1 + PRIOR_ARTICLES))
  const normals = Object.fromEntries(
    MEASURED.map(name => [
      name,
      normalOf(
        background.map(evidence => evidence[name]),
        GROWING.has(name) ? { ...PRIOR[name], mean: share * PRIOR[name].mean } : PRIOR[name],
      ),
    ]),
  ) as Record<Measured, Normal>
  const { mean, deviation } = normalOf(
    background.map(evidence => logOdds(evidence, normals)),
    PRIOR_THRESHOLD,
  )
  return { normals, threshold: mean + HARDLY * deviation }
}

/** Returns the confidence, 0 to 1. Hardly any unrelated question reaches the confidence threshold. */
export function confidenceOf(evidence: Evidence, { normals, threshold }: Calibration): number {
  const atThreshold = Math.log(CONFIDENCE_THRESHOLD / (1 - CONFIDENCE_THRESHOLD))
  return 1 / (1 + Math.exp(threshold - logOdds(evidence, normals) - atThreshold))
}

/** Returns mean and deviation, with the prior mixed in so that a few questions do not decide alone. */
function normalOf(values: readonly number[], prior: Normal): Normal {
  const count = values.length + PRIOR_COUNT
  const mean = (values.reduce((sum, value) => sum + value, 0) + PRIOR_COUNT * prior.mean) / count
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, deviation: Math.sqrt((squares + PRIOR_COUNT * prior.deviation ** 2) / count) }
}
