import type { Clock } from '#core/clock.ts'
import { surveyTextsFor } from '#core/messages/survey-messages.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { Database } from '#server/ports/database.ts'
import type { Tokens } from '#server/tokens/tokens.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { limitedFor } from '../../emails/limited-for.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { signSurveyLink } from '../survey-link.ts'
import { type DueSurvey, postponeSurvey, queueSurvey, readDueSurvey, takeDueSurveys } from './due-surveys.ts'
import { surveyEmail } from './survey-email.ts'

const BATCH = 20
/** Lease of a survey. When it ends, another node takes over. */
const LEASE_MS = 2 * 60_000

/** Dependencies of the surveys' emails. */
export type SurveyEmailDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly limits: Pick<RateLimits, 'take'>
  readonly tokens: Tokens
  readonly publicUrl: () => string
}

/**
 * Queues the emails of surveys that are due and unanswered, each once. None is sent for a conversation that goes on again,
 * or if the company has turned these emails off. Returns whether there may be more.
 */
export async function queueSurveyEmails(deps: SurveyEmailDeps): Promise<boolean> {
  const now = deps.clock.now()
  const leaseUntil = new Date(now + LEASE_MS)
  const taken = await takeDueSurveys(deps.database, { now: new Date(now), leaseUntil, limit: BATCH })
  await Promise.all(
    taken.map(async id => {
      const due = await readDueSurvey(deps.database, id)
      if (due) await queueOrPostpone(deps, due, leaseUntil, now)
      else await postponeSurvey(deps.database, id, leaseUntil, null)
    }),
  )
  return taken.length === BATCH
}

async function queueOrPostpone(
  { database, limits, tokens, publicUrl }: SurveyEmailDeps,
  due: DueSurvey,
  leaseUntil: Date,
  now: number,
): Promise<void> {
  const { id, company_id, conversation_id: conversation, customer_email: account, kind, locale } = due
  const settings = await database.as(JOB_CLAIMS, query => readSettings(query, company_id, 'csat'))
  const until = (dueAt: Date | null) => postponeSurvey(database, id, leaseUntil, dueAt)
  if (!settings.is_enabled || !settings.by_email) return until(null)
  const waitMs = await limitedFor(limits, { conversation, account })
  if (waitMs > 0) return until(new Date(now + waitMs))
  const { question } = surveyTextsFor(locale, kind, settings)
  const token = await signSurveyLink(tokens, id, company_id)
  const page = surveyEmail(due, { question, token, publicUrl: publicUrl() })
  await queueSurvey(database, due, { page, leaseUntil, now: new Date(now) })
}
