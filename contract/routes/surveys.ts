import { z } from 'zod'
import { LOCALES } from '../constants/locales.ts'
import { SURVEY_COMMENT_MAX, SURVEY_KINDS, SURVEY_TOKEN_MAX } from '../constants/surveys.ts'
import { visitorSurvey } from '../entities/survey.ts'
import { filledText, integer } from '../entities/values.ts'
import type { Route } from './route.ts'

/** The language of the texts; without it, the one in which the survey was asked. */
const locale = z.enum(LOCALES).optional().catch(undefined)
const answer = z.object({
  score: integer.nullable(),
  /** Null keeps an earlier comment. */
  comment: filledText(SURVEY_COMMENT_MAX).nullable().default(null),
  locale,
})
const ofConversation = {
  access: ['visitor'],
  params: z.object({ id: z.uuid() }),
  absent: 'conversation_not_found',
} as const
const token = z.string().max(SURVEY_TOKEN_MAX)

/** Satisfaction surveys (CSAT). */
export const surveyRoutes = {
  /** The survey of a conversation; null if nothing was asked, or by email only. */
  readSurvey: {
    ...ofConversation,
    query: z.object({ locale }),
    response: z.object({ survey: visitorSurvey.nullable() }),
  },
  /**
   * Answers the survey of a conversation, or changes the answer within 24 hours. Without a survey it is
   * `survey_not_found`; later, `survey_closed`; with a score that the kind does not have, `invalid_request`.
   */
  answerSurvey: { ...ofConversation, limit: 'postMessage', body: answer, response: visitorSurvey },
  /** A survey that stands on a page, unanswered. `survey_not_found` if the company asks for no ratings. */
  readPageSurvey: {
    access: ['tenant'],
    limit: 'readSurvey',
    query: z.object({
      /** The company's own kind without it. */
      kind: z.enum(SURVEY_KINDS).optional(),
      locale: z.enum(LOCALES).catch('en').default('en'),
    }),
    response: visitorSurvey,
  },
  /** Answers a survey on a page; the same key changes the answer within 24 hours. Errors as `answerSurvey`. */
  answerPageSurvey: {
    access: ['tenant'],
    limit: 'answerPageSurvey',
    body: answer.extend({
      /** Made by the browser, which keeps it. */
      answer_key: z.uuid(),
      kind: z.enum(SURVEY_KINDS),
      locale: z.enum(LOCALES).catch('en').default('en'),
    }),
    response: visitorSurvey,
  },
  /**
   * The survey that a link in an email names, answered or not, also when its answer can no longer be changed. A forged or
   * expired link, and one of another company, is `survey_link_invalid`. A POST, so that the token is in no address.
   */
  readSurveyLink: {
    access: ['tenant'],
    limit: 'readSurvey',
    body: z.object({ token, locale }),
    response: visitorSurvey,
  },
  /** Answers the survey that a link in an email names. Errors as `readSurveyLink` and `answerSurvey`. */
  answerSurveyLink: {
    access: ['tenant'],
    limit: 'answerSurveyLink',
    body: answer.extend({ token }),
    response: visitorSurvey,
  },
} as const satisfies Record<string, Route>
