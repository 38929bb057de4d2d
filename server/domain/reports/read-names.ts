import type { RatingGroup, ReportGroup } from '#contract/constants/reports.ts'
import type { Query } from '#server/ports/database.ts'
import { readSettings } from '../settings/read-settings.ts'

type Named = { readonly id: string; readonly name: string }

/**
 * Returns the function that names the rows of a table: people, teams, and labels as they are written. It returns null
 * for no id, for somebody who has left, and for what is its own name, such as a channel.
 */
export async function readNames(
  query: Query,
  group: ReportGroup | RatingGroup,
  companyId: string,
  rows: readonly { readonly id: string | null }[],
): Promise<(id: string | null) => string | null> {
  const ids = rows.flatMap(({ id }) => id ?? [])
  const named = ids.length === 0 ? [] : await namesOf(query, group, companyId, ids)
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return id => (id === null ? null : (names.get(id) ?? null))
}

async function namesOf(
  query: Query,
  group: ReportGroup | RatingGroup,
  companyId: string,
  ids: readonly string[],
): Promise<readonly Named[]> {
  if (group === 'agent')
    return query(
      'select id, full_name as name from public.profiles where company_id = $1 and id = any ($2::uuid[])',
      [companyId, ids],
    )
  if (group === 'team')
    return query('select id, name from public.teams where company_id = $1 and id = any ($2::uuid[])', [
      companyId,
      ids,
    ])
  if (group === 'label') return labelNames(query, companyId, ids)
  return []
}

/** Returns labels as the company's list writes them, or else one of their conversations. Ids are in lower case. */
async function labelNames(query: Query, companyId: string, ids: readonly string[]): Promise<Named[]> {
  const { labels } = await readSettings(query, companyId, 'labels')
  const managed = labels.map(({ name }) => ({ id: name.toLowerCase(), name }))
  const others = ids.filter(id => managed.every(label => label.id !== id))
  const found = await query<Named>(
    `select l.id, t.name from unnest($1::text[]) l (id)
      cross join lateral (
        select n.name from public.conversations c cross join lateral unnest(c.tags) n (name)
         where c.id in (select app.conversations_labelled(l.id, 1)) and lower(n.name) = l.id limit 1) t`,
    [others],
  )
  return [...managed, ...found]
}
