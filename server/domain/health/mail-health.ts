import { MAIL_LATE_AFTER_MS } from '#contract/constants/health.ts'
import type { HealthCheck } from '#contract/entities/health.ts'
import type { Query } from '#server/ports/database.ts'
import { checkOf } from './check-of.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Checks the company's emails to visitors. An email is failing if its last attempt failed, and for a day after it was
 * given up. Tests of the settings and paused recipients don't count. Runs under the jobs' claims.
 * @param now in ms, of the conversations' clock
 */
export async function checkMail(query: Query, companyId: string, now: number): Promise<HealthCheck> {
  const [row] = await query<{ failing: number; late: number; since: Date | null }>(
    `select count(*) filter (where problem is not null)::integer as failing,
            count(*) filter (where problem is null and created_at <= $2)::integer as late,
            min(created_at) filter (where problem is not null or created_at <= $2) as since
       from public.emails
      where company_id = $1 and kind <> 'test'
        and (state = 'queued' or (state = 'failed' and problem <> 'recipient_paused' and last_attempt_at > $3))`,
    [companyId, new Date(now - MAIL_LATE_AFTER_MS), new Date(now - DAY_MS)],
  )
  const { failing, late, since } = row!
  if (failing > 0) return checkOf('mail', 'mail-failing', { failing, late }, since)
  return checkOf('mail', late > 0 ? 'mail-late' : 'mail-sent', { failing, late }, since)
}
