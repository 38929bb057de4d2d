import { EMAIL_RETENTION_DAYS } from '#contract/constants/email.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { daysAgo } from '../../days-ago.ts'
import { deleteBatch } from '../../delete-batch.ts'

/** Deletes emails from the log after 30 days, unsent ones too. Returns whether there may be more. */
export function forgetEmails({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): Promise<boolean> {
  return deleteBatch(database, {
    table: 'public.emails',
    where: 'created_at <= $1',
    values: [daysAgo(clock, EMAIL_RETENTION_DAYS)],
    oldestBy: 'created_at',
  })
}
