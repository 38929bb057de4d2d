import { SEARCH_LOG_LIFETIME_MS } from '#contract/constants/knowledge.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'

const BATCH = 5_000

/** Removes what was searched for longer ago than it is kept; says whether there may be more. Several nodes may do it at once. */
export async function forgetSearches({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): Promise<boolean> {
  const before = new Date(clock.now() - SEARCH_LOG_LIFETIME_MS)
  // A company at a time, since the log's index begins with it.
  const forgotten = await database.as(JOB_CLAIMS, query =>
    query(
      `delete from public.search_log where id in (
         select old.id from public.companies c
          cross join lateral (
            select s.id from public.search_log s where s.company_id = c.id and s.searched_at <= $1 limit ${BATCH}) old
          limit ${BATCH})
       returning id`,
      [before],
    ),
  )
  return forgotten.length === BATCH
}
