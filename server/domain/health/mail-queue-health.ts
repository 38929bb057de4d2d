import { MAIL_LATE_AFTER_MS } from '#contract/constants/health.ts'
import type { HealthCheck } from '#contract/entities/health.ts'
import type { Query } from '#server/ports/database.ts'
import { checkOf } from './check-of.ts'

/** A receipt whose due time is ahead is being sent, or has failed. Sending takes less than this. */
const SENDING_MS = 60_000

/**
 * Checks the company's emails to visitors: ticket receipts and unseen replies. Runs under the jobs' claims.
 * @param now in ms, of the conversations' clock
 */
export async function checkMail(query: Query, companyId: string, now: number): Promise<HealthCheck> {
  const [row] = await query<{ failing: number; late: number; since: Date | null }>(
    `select count(*) filter (where has_failed)::integer as failing,
            count(*) filter (where due_at <= $2 and not has_failed)::integer as late,
            min(due_at) filter (where due_at <= $2) as since
       from (select due_at, failures > 0 as has_failed from app.reply_emails
              where company_id = $1 and due_at is not null
             union all
             select receipt_due_at, receipt_due_at > $3 and updated_at <= $4 from public.conversations
              where company_id = $1 and receipt_due_at is not null) email`,
    [companyId, new Date(now - MAIL_LATE_AFTER_MS), new Date(now), new Date(now - SENDING_MS)],
  )
  const { failing, late, since } = row!
  if (failing > 0) return checkOf('mail', 'mail-failing', { failing, late }, since)
  return checkOf('mail', late > 0 ? 'mail-late' : 'mail-sent', { failing, late }, since)
}
