import type { Locale } from '#contract/constants/locales.ts'
import { SURVEY_CHANGE_MS, type SurveyChannel } from '#contract/constants/surveys.ts'
import type { VisitorSurvey } from '#contract/entities/survey.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { type Visitor, visitorClaims } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { refuseBlockedVisitor } from '../conversations/visitors/refuse-blocked.ts'
import { readSettings } from '../settings/read-settings.ts'
import {
  refuseWrongAnswer,
  SURVEY_COLUMNS,
  type SurveyAnswer,
  type SurveyRow,
  toVisitorSurvey,
} from './visitor-survey.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }
type Asked = SurveyRow & { readonly locale: Locale }
type Localized = { readonly locale?: Locale | undefined }

/** Where the visitor answers: the survey of a link also if it is asked by email only. */
type Place = 'conversation' | 'link'
const CHANNELS: Readonly<Record<Place, readonly SurveyChannel[]>> = {
  conversation: ['chat', 'voice'],
  link: ['chat', 'voice', 'email'],
}

/** Returns the survey of the visitor's conversation; null if nothing was asked there. */
export function readSurvey(
  { database }: Pick<Deps, 'database'>,
  visitor: Visitor,
  { locale }: Localized,
  place: Place = 'conversation',
): Promise<VisitorSurvey | null> {
  return database.as(visitorClaims(visitor), async query => {
    const asked = await findSurvey(query, visitor, place)
    if (!asked) return null
    const settings = await readSettings(query, visitor.companyId, 'csat')
    return toVisitorSurvey(asked, settings, locale ?? asked.locale)
  })
}

/**
 * Stores the visitor's answer to the survey of their conversation, or changes it within 24 hours of the first one.
 * @throws survey_not_found (404) if nothing was asked.
 * @throws survey_closed (409) if the answer can no longer be changed.
 * @throws invalid_request (400) for a score that the kind of survey does not have.
 * @throws visitor_blocked (403) if the company has blocked the visitor.
 */
export function answerSurvey(
  { database, clock }: Deps,
  visitor: Visitor,
  { score, comment, locale }: SurveyAnswer & Localized,
  place: Place = 'conversation',
): Promise<VisitorSurvey> {
  return database.as(visitorClaims(visitor), async query => {
    await refuseBlockedVisitor(query)
    const asked = await findSurvey(query, visitor, place)
    if (!asked) throw new AppError('survey_not_found')
    refuseWrongAnswer(asked.kind, { score, comment })
    const now = clock.now()
    const [answered] = await query<SurveyRow>(
      // The comment of an earlier answer stays unless there is a new one.
      `update public.surveys
          set score = $2, comment = coalesce($3, comment), answered_at = coalesce(answered_at, $4), changed_at = $4
        where conversation_id = $1 and (answered_at is null or answered_at > $5)
        returning ${SURVEY_COLUMNS}`,
      [visitor.conversationId, score, comment, new Date(now), new Date(now - SURVEY_CHANGE_MS)],
    )
    if (!answered) throw new AppError('survey_closed')
    const settings = await readSettings(query, visitor.companyId, 'csat')
    return toVisitorSurvey(answered, settings, locale ?? asked.locale)
  })
}

async function findSurvey(query: Query, visitor: Visitor, place: Place): Promise<Asked | undefined> {
  const [asked] = await query<Asked>(
    `select ${SURVEY_COLUMNS}, locale from public.surveys where conversation_id = $1 and channel = any($2)`,
    [visitor.conversationId, CHANNELS[place]],
  )
  return asked
}
