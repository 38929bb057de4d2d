import { z } from 'zod'
import { SURVEY_KINDS } from '../constants/surveys.ts'
import { instant } from './account.ts'

/** A survey as the visitor sees it. */
export const visitorSurvey = z.object({
  kind: z.enum(SURVEY_KINDS),
  /** Within the range of `SURVEY_SCORES`; null if there is no answer, or the kind has no score. */
  score: z.int().nullable(),
  comment: z.string().nullable(),
  /** When it was first answered; null until then. */
  answered_at: instant.nullable(),
})
/** A survey as the visitor sees it. */
export type VisitorSurvey = z.infer<typeof visitorSurvey>
