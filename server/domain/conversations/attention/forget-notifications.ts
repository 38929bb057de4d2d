import { NOTIFICATION_LIFETIME_MS, READ_NOTIFICATION_LIFETIME_MS } from '#contract/constants/notifications.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'

const BATCH = 5_000

/**
 * Deletes expired notifications; those that are read expire sooner. A repeated notification counts from its last
 * repetition. Returns whether there may be more. Several nodes may run it at the same time.
 */
export async function forgetNotifications({
  database,
  clock,
  batch = BATCH,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  /** Maximum number of notifications to delete. */
  readonly batch?: number
}): Promise<boolean> {
  const now = clock.now()
  const forgotten = await database.as(JOB_CLAIMS, query =>
    query(
      // Materialized: a nested loop would evaluate the limit again for each row.
      `with due as materialized (
         select id from public.notifications
          where created_at <= $1 and (read_at is not null or created_at <= $2)
          order by created_at limit $3 for update skip locked)
       delete from public.notifications where id in (select id from due) returning id`,
      [new Date(now - READ_NOTIFICATION_LIFETIME_MS), new Date(now - NOTIFICATION_LIFETIME_MS), batch],
    ),
  )
  return forgotten.length === batch
}
