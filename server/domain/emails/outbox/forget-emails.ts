import { EMAIL_RETENTION_DAYS } from '#contract/constants/email.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { daysAgo } from '../../days-ago.ts'

const BATCH = 5_000

/**
 * Deletes emails from the log after 30 days, unsent ones too. Returns whether there may be more. Several nodes may run
 * it at the same time.
 */
export async function forgetEmails({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): Promise<boolean> {
  const forgotten = await database.as(JOB_CLAIMS, query =>
    query(
      // Materialized: a nested loop would evaluate the limit again for each row.
      `with due as materialized (
         select id from public.emails where created_at <= $1
          order by created_at limit $2 for update skip locked)
       delete from public.emails where id in (select id from due) returning id`,
      [daysAgo(clock, EMAIL_RETENTION_DAYS), BATCH],
    ),
  )
  return forgotten.length === BATCH
}
