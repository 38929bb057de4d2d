import { NOTIFICATION_LIFETIME_MS, READ_NOTIFICATION_LIFETIME_MS } from '#contract/constants/notifications.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { deleteBatch } from '../../delete-batch.ts'

/**
 * Deletes expired notifications; those that are read expire sooner. A repeated notification counts from its last
 * repetition. Returns whether there may be more.
 */
export function forgetNotifications({
  database,
  clock,
  batch,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  /** Maximum number of notifications to delete. */
  readonly batch?: number
}): Promise<boolean> {
  const now = clock.now()
  return deleteBatch(database, {
    table: 'public.notifications',
    where: 'created_at <= $1 and (read_at is not null or created_at <= $2)',
    values: [new Date(now - READ_NOTIFICATION_LIFETIME_MS), new Date(now - NOTIFICATION_LIFETIME_MS)],
    oldestBy: 'created_at',
    batch,
  })
}
