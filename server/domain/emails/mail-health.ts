import type { MailProblem } from '#contract/constants/email.ts'
import type { Query } from '#server/ports/database.ts'

const DAY_MS = 24 * 60 * 60_000

/** How the emails to visitors get on. */
export type MailHealth = {
  /** Emails that wait for their first or next attempt. */
  readonly unsent: number
  /** When the oldest of them was queued; null if none waits. */
  readonly oldest_unsent_at: Date | null
  /** Emails that were given up in the last 24 hours. */
  readonly failed_last_day: number
  /** The newest failed attempt of an email that is still not sent; null if there is none. */
  readonly last_error: {
    readonly at: Date
    readonly problem: MailProblem
    /** What the company's own server answered. */
    readonly reply: string | null
  } | null
}

/**
 * Returns how the emails to visitors get on. Tests of the settings don't count.
 * @param query a transaction of a member for the own company, or of a job for any.
 * @param companyId null for all companies, the platform's view.
 */
export async function readMailHealth(query: Query, companyId: string | null, now: Date): Promise<MailHealth> {
  const [counts] = await query<Omit<MailHealth, 'last_error'>>(
    `select count(*) filter (where state = 'queued') as unsent,
            min(created_at) filter (where state = 'queued') as oldest_unsent_at,
            count(*) filter (where state = 'failed' and last_attempt_at > $2) as failed_last_day
       from public.emails where ($1::uuid is null or company_id = $1) and kind <> 'test'`,
    [companyId, new Date(now.getTime() - DAY_MS)],
  )
  const [last] = await query<NonNullable<MailHealth['last_error']>>(
    `select last_attempt_at as at, problem, reply from public.emails
      where ($1::uuid is null or company_id = $1) and kind <> 'test' and state <> 'sent' and problem is not null
      order by last_attempt_at desc limit 1`,
    [companyId],
  )
  return { ...counts!, last_error: last ?? null }
}
