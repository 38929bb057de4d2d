/** Surveys that stand on a page, about no conversation. */
import { SURVEY_CHANGE_MS } from '#contract/constants/surveys.ts'
import type { VisitorSurvey } from '#contract/entities/survey.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { CsatSettings } from '#contract/settings/csat.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { refuseBlockedNetwork } from '../conversations/visitors/refuse-blocked.ts'
import { readSettings } from '../settings/read-settings.ts'
import { refuseWrongAnswer, type SurveyRow, toVisitorSurvey } from './visitor-survey.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

/** Returns a survey without an answer. @throws survey_not_found (404) if the company has turned surveys off. */
export function readPageSurvey(
  { database }: Pick<Deps, 'database'>,
  { id: companyId }: Company,
  { kind, locale }: ParsedRequestOf<'readPageSurvey'>['query'],
): Promise<VisitorSurvey> {
  return database.as(tenantClaims({ companyId }), async query => {
    const settings = await enabledSettings(query, companyId)
    const row = { kind: kind ?? settings.kind, score: null, comment: null, answered_at: null }
    return toVisitorSurvey(row, settings, locale)
  })
}

/**
 * Stores an answer, or changes the one with the same key within 24 hours.
 * @throws visitor_blocked (403) if the company has blocked the network.
 * @throws survey_not_found (404) if the company has turned surveys off.
 * @throws survey_closed (409) if the answer can no longer be changed.
 * @throws invalid_request (400) for a score that the kind does not have.
 */
export async function answerPageSurvey(
  { database, clock }: Deps,
  company: Company,
  { answer_key, kind, locale, score, comment }: ParsedRequestOf<'answerPageSurvey'>['body'],
): Promise<VisitorSurvey> {
  await refuseBlockedNetwork(database, company)
  const { id: companyId } = company
  return database.as(tenantClaims({ companyId }), async query => {
    const settings = await enabledSettings(query, companyId)
    refuseWrongAnswer(kind, { score, comment })
    const now = clock.now()
    const [answered] = await query<SurveyRow>(
      'select * from app.answer_page_survey($1, $2, $3, $4, $5, $6, $7)',
      [answer_key, kind, locale, score, comment, new Date(now), new Date(now - SURVEY_CHANGE_MS)],
    )
    if (!answered) throw new AppError('survey_closed')
    return toVisitorSurvey(answered, settings, locale)
  })
}

async function enabledSettings(query: Query, companyId: string): Promise<CsatSettings> {
  const settings = await readSettings(query, companyId, 'csat')
  if (!settings.is_enabled) throw new AppError('survey_not_found')
  return settings
}
