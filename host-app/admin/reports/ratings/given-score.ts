import { SURVEY_KINDS, SURVEY_SCORES, type SurveyKind } from '#contract/constants/surveys.ts'
import { oneOf } from '../../common/one-of.ts'

/** A score of a kind of survey. */
export type GivenScore = { readonly kind: SurveyKind; readonly score: number }

/** Returns the score as a parameter of the address, such as `stars-4`. */
export function givenScoreParam({ kind, score }: GivenScore): string {
  return `${kind}-${score}`
}

/** Parses the parameter; null for anything else. */
export function parseGivenScore(text: string | null): GivenScore | null {
  const [, name, digits] = /^([a-z]+)-(\d+)$/.exec(text ?? '') ?? []
  const kind = oneOf(SURVEY_KINDS, name ?? null)
  const range = kind && SURVEY_SCORES[kind]
  const score = Number(digits)
  return range && score >= range.min && score <= range.max ? { kind, score } : null
}
