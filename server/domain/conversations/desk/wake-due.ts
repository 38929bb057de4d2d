import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { companyIsOpen } from '../../company-is-open.ts'

/**
 * Ends up to `limit` snoozes that are over at `now`, and returns how many it ended. Skips rows that another node has
 * locked. Snoozes of suspended companies wait.
 */
export async function wakeDue(database: Database, now: Date, limit: number): Promise<number> {
  const rows = await database.as(JOB_CLAIMS, query =>
    query(
      `update public.conversations set snoozed_until = null, updated_at = greatest(updated_at, $1)
        where id in (
          select c.id from public.conversations c
           where c.snoozed_until <= $1
             and ${companyIsOpen('c.company_id')}
           order by c.snoozed_until limit $2 for no key update of c skip locked)
       returning id`,
      [now, limit],
    ),
  )
  return rows.length
}
