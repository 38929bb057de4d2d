import { EMBED_REPORT_LIFETIME_MS } from '#contract/constants/embed-doctor.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { deleteBatch } from '../delete-batch.ts'

/** Deletes reports that no page has repeated for `EMBED_REPORT_LIFETIME_MS`. Returns whether there may be more. */
export function forgetEmbedReports({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): Promise<boolean> {
  return deleteBatch(database, {
    table: 'public.embed_reports',
    where: 'last_seen_at <= $1',
    values: [new Date(clock.now() - EMBED_REPORT_LIFETIME_MS)],
    oldestBy: 'last_seen_at',
  })
}
