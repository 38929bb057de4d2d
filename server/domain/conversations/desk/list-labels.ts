import { LABELS_OFFERED } from '#contract/constants/desk.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'

/**
 * Returns the labels in use with their counts, the most frequent first. Labels that differ only in case are one label,
 * in its most frequent spelling.
 */
export function listLabels(
  database: Database,
  { claims, companyId }: Member,
): Promise<ResponseOf<'listLabels'>['labels']> {
  return database.as(claims, query =>
    query(
      `select mode() within group (order by label) as label, count(*) as count
         from public.conversations c, unnest(c.tags) label
        where c.company_id = $1 and c.tags <> '{}'
        group by lower(label) order by count(*) desc, lower(label) limit ${LABELS_OFFERED}`,
      [companyId],
    ),
  )
}
