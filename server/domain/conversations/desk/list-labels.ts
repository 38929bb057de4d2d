import { LABELS_OFFERED } from '#contract/constants/desk.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { readSettings } from '../../settings/read-settings.ts'

type Labels = ResponseOf<'listLabels'>['labels']

/**
 * Returns the labels in use with their counts, the most frequent first, then those that only the company's settings name.
 * Labels that differ only in case are one label: as the settings spell it, else in its most frequent spelling.
 */
export function listLabels(database: Database, { claims, companyId }: Member): Promise<Labels> {
  return database.as(claims, async query => {
    const { labels } = await readSettings(query, companyId, 'labels')
    const spelled = new Map(labels.map(({ name }) => [name.toLowerCase(), name]))
    const used = await query<Labels[number]>(
      `select mode() within group (order by label) as label, count(*) as count
         from public.conversations c, unnest(c.tags) label
        where c.company_id = $1 and c.tags <> '{}'
        group by lower(label) order by count(*) desc, lower(label) limit ${LABELS_OFFERED}`,
      [companyId],
    )
    const counted = used.map(({ label, count }) => ({
      label: spelled.get(label.toLowerCase()) ?? label,
      count,
    }))
    const known = new Set(counted.map(({ label }) => label))
    const unused = labels
      .filter(({ name }) => !known.has(name))
      .map(({ name }) => ({ label: name, count: 0 }))
    return [...counted, ...unused]
  })
}
