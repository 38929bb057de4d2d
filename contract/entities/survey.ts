import { z } from 'zod'
import { SURVEY_CHANNELS, SURVEY_KINDS } from '../constants/surveys.ts'
import { instant } from './values.ts'

/** What a survey says, in one language. */
export const surveyTexts = z.object({
  question: z.string(),
  /** Asks visitors who are not satisfied (`SURVEY_SATISFIED_FROM`) for a comment. */
  low: z.string(),
  /** Asks satisfied visitors for a comment. */
  high: z.string(),
  thanks: z.string(),
})
/** What a survey says, in one language. */
export type SurveyTexts = z.infer<typeof surveyTexts>

/** A survey as the visitor sees it. */
export const visitorSurvey = z.object({
  kind: z.enum(SURVEY_KINDS),
  /** Within the range of `SURVEY_SCORES`; null if there is no answer, or the kind has no score. */
  score: z.int().nullable(),
  comment: z.string().nullable(),
  /** When it was first answered; null until then. */
  answered_at: instant.nullable(),
  /** Until when the answer can be changed, exclusive; null before an answer. */
  closes_at: instant.nullable(),
  /** The company's own, or else the built-in ones. */
  texts: surveyTexts,
})
/** A survey as the visitor sees it. */
export type VisitorSurvey = z.infer<typeof visitorSurvey>

/** The survey of a conversation as the company's people see it. */
export const staffSurvey = visitorSurvey
  .pick({ kind: true, score: true, comment: true, answered_at: true })
  .extend({
    id: z.uuid(),
    channel: z.enum(SURVEY_CHANNELS),
    /** When it was last asked. */
    asked_at: instant,
    /** When the email that asks was queued; null if none was. */
    emailed_at: instant.nullable(),
  })
/** A parsed `staffSurvey`. */
export type StaffSurvey = z.infer<typeof staffSurvey>
