import { EMBED_REPORT_LIFETIME_MS } from '#contract/constants/embed-doctor.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../actor.ts'

const BATCH = 5_000

/**
 * Deletes a batch of reports that no page has repeated for `EMBED_REPORT_LIFETIME_MS`. Returns whether there may be
 * more. Several nodes may run it at once.
 */
export async function forgetEmbedReports({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): Promise<boolean> {
  const forgotten = await database.as(JOB_CLAIMS, query =>
    query(
      `delete from public.embed_reports where id in (
         select id from public.embed_reports where last_seen_at <= $1 limit ${BATCH} for update skip locked)
       returning id`,
      [new Date(clock.now() - EMBED_REPORT_LIFETIME_MS)],
    ),
  )
  return forgotten.length === BATCH
}
