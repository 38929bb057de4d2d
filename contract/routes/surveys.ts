import { z } from 'zod'
import { SURVEY_COMMENT_MAX } from '../constants/surveys.ts'
import { visitorSurvey } from '../entities/survey.ts'
import type { Route } from './route.ts'

/** Satisfaction surveys (CSAT). */
export const surveyRoutes = {
  /**
   * Answers the survey of a conversation, or changes the answer within 24 hours. Without a survey it is
   * `survey_not_found`; later, `survey_closed`; with a score that the kind does not have, `invalid_request`.
   */
  answerSurvey: {
    access: ['visitor'],
    params: z.object({ id: z.uuid() }),
    absent: 'conversation_not_found',
    limit: 'postMessage',
    body: z.object({
      score: z.int().nullable(),
      comment: z.string().trim().min(1).max(SURVEY_COMMENT_MAX).nullable().default(null),
    }),
    response: visitorSurvey,
  },
} as const satisfies Record<string, Route>
