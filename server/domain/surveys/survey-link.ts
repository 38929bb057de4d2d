/** Links in emails that answer a survey: a signed token names the survey and its company. */
import { z } from 'zod'
import { SURVEY_LINK_LIFETIME_MS } from '#contract/constants/surveys.ts'
import type { VisitorSurvey } from '#contract/entities/survey.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Tokens } from '#server/tokens/tokens.ts'
import { type Company, JOB_CLAIMS, type Visitor } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { answerSurvey, readSurvey } from './answer-survey.ts'

/** The audience that distinguishes these tokens from those that give access. */
const AUDIENCE = 'survey'
// The claims have names of their own: row-level security reads `company_id` and `conversation_id`.
const linkClaims = z.object({ aud: z.literal(AUDIENCE), survey: z.guid(), survey_company: z.guid() })

type Deps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly tokens: Tokens
}

/** Returns the token of a survey's link. It works for 30 days. */
export function signSurveyLink(tokens: Tokens, surveyId: string, companyId: string): Promise<string> {
  const claims = { aud: AUDIENCE, survey: surveyId, survey_company: companyId }
  return tokens.sign(claims, Math.floor((tokens.now() + SURVEY_LINK_LIFETIME_MS) / 1_000))
}

/** Returns the survey of a link. @throws survey_link_invalid (410). */
export async function readSurveyLink(
  deps: Deps,
  company: Company,
  { token, locale }: ParsedRequestOf<'readSurveyLink'>['body'],
): Promise<VisitorSurvey> {
  const survey = await readSurvey(deps, await visitorOf(deps, company, token), { locale }, 'link')
  if (!survey) throw new AppError('survey_link_invalid')
  return survey
}

/** Answers the survey of a link. @throws survey_link_invalid (410), or as `answerSurvey`. */
export async function answerSurveyLink(
  deps: Deps,
  company: Company,
  { token, ...answer }: ParsedRequestOf<'answerSurveyLink'>['body'],
): Promise<VisitorSurvey> {
  return answerSurvey(deps, await visitorOf(deps, company, token), answer, 'link')
}

/**
 * Returns the visitor of the survey that a token names. The link opens nothing else of the conversation.
 * @throws survey_link_invalid (410), also if the survey was erased or is another company's.
 */
async function visitorOf({ database, tokens }: Deps, company: Company, token: string): Promise<Visitor> {
  const verified = await tokens.verify(token)
  const claims = linkClaims.safeParse(verified.kind === 'valid' ? verified.claims : null).data
  if (claims?.survey_company !== company.id) throw new AppError('survey_link_invalid')
  const [survey] = await database.as(JOB_CLAIMS, query =>
    query<{ conversation_id: string }>(
      'select conversation_id from public.surveys where id = $1 and company_id = $2',
      [claims.survey, company.id],
    ),
  )
  if (!survey) throw new AppError('survey_link_invalid')
  const { id: companyId, network } = company
  return { kind: 'visitor', companyId, conversationId: survey.conversation_id, network }
}
