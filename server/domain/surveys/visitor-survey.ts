import type { Locale } from '#contract/constants/locales.ts'
import { SURVEY_CHANGE_MS, SURVEY_SCORES, type SurveyKind } from '#contract/constants/surveys.ts'
import type { VisitorSurvey } from '#contract/entities/survey.ts'
import type { CsatSettings } from '#contract/settings/csat.ts'
import { surveyTextsFor } from '#core/messages/survey-messages.ts'
import { AppError } from '../app-error.ts'

/** The columns of a survey that its visitor sees. */
export const SURVEY_COLUMNS = 'kind, score, comment, answered_at'

/** `SURVEY_COLUMNS` of a row. */
export type SurveyRow = {
  readonly kind: SurveyKind
  readonly score: number | null
  readonly comment: string | null
  readonly answered_at: Date | null
}

/** What a visitor answers. */
export type SurveyAnswer = { readonly score: number | null; readonly comment: string | null }

/** Returns a survey as the visitor sees it, in a language. */
export function toVisitorSurvey(row: SurveyRow, settings: CsatSettings, locale: Locale): VisitorSurvey {
  const { kind, score, comment, answered_at: at } = row
  return {
    kind,
    score,
    comment,
    answered_at: at ? at.toISOString() : null,
    closes_at: at ? new Date(at.getTime() + SURVEY_CHANGE_MS).toISOString() : null,
    texts: surveyTextsFor(locale, kind, settings),
  }
}

/** Checks that a kind of survey can be answered so. @throws invalid_request (400). */
export function refuseWrongAnswer(kind: SurveyKind, { score, comment }: SurveyAnswer): void {
  const range = SURVEY_SCORES[kind]
  if (range === null) {
    if (score !== null || comment === null)
      throw new AppError('invalid_request', [
        { path: 'body.comment', message: 'Answer this survey with a comment.' },
      ])
  } else if (score === null || score < range.min || score > range.max)
    throw new AppError('invalid_request', [
      { path: 'body.score', message: `Give a score from ${range.min} to ${range.max}.` },
    ])
}
