/** The log of what visitors searched for, without who searched. */
import { SEARCH_LOG_LIFETIME_MS } from '#contract/constants/knowledge.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'

/**
 * SQL for the finished searches of the company $1 since $2, as a table.
 * A search field searches while the visitor types, so a query is left out if a longer one that begins with it follows
 * within 15 s. Who searched is not stored; any such query counts as the same visitor's.
 */
export const FINISHED_SEARCHES = `(
  select s.* from public.search_log s
   where s.company_id = $1 and s.searched_at > $2
     and not exists (
       select from public.search_log longer
        where longer.company_id = s.company_id and length(longer.query) > length(s.query)
          and longer.searched_at >= s.searched_at and longer.searched_at < s.searched_at + interval '15 seconds'
          and starts_with(lower(longer.query), lower(s.query)))) as finished`

/** Matches an email address, and digits that could be a phone, order, card or account number. */
const PERSONAL = /(?<![^\s@<>])[^\s@<>]+@[^\s@<>]+|\+?\d(?:[\s./()-]{0,2}\d){5,}/gu

/** Returns a text with email addresses and long numbers replaced by '…', so that it may be stored. */
export function withoutPersonalData(text: string): string {
  return text.replace(PERSONAL, '…').replace(/\s+/gu, ' ').trim()
}

const BATCH = 5_000

/**
 * Deletes a batch of searches older than `SEARCH_LOG_LIFETIME_MS`. Returns whether there may be more. Several nodes
 * may run it at once.
 */
export async function forgetSearches({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): Promise<boolean> {
  const before = new Date(clock.now() - SEARCH_LOG_LIFETIME_MS)
  // One company at a time, since the log's index begins with the company.
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
