/** Tables of a report: by agent, team, label and so on, with the names of what has one. */
import { type RatingGroup, REPORT_ROWS_MAX, type ReportGroup } from '#contract/constants/reports.ts'
import type { RatingRow, ReportFilter, ReportRow } from '#contract/entities/report.ts'
import { wilsonInterval } from '#core/reports/wilson-interval.ts'
import type { Query } from '#server/ports/database.ts'
import { readSettings } from '../settings/read-settings.ts'
import { NO_RATINGS, NO_RESOLVED, NO_STARTED } from './read-figures.ts'
import { readRows } from './report-sql.ts'
import type { Instant } from './report-time.ts'

/** Returns a table of the overview, those with the most conversations first. */
export async function readGroup(
  query: Query,
  group: ReportGroup,
  edges: readonly Instant[],
  filter: ReportFilter,
  companyId: string,
): Promise<ReportRow[]> {
  const started = byKey(await readRows(query, 'report_started', group, edges, filter))
  const resolved = byKey(await readRows(query, 'report_resolved', group, edges, filter))
  const ratings = byKey(await readRows(query, 'report_ratings', group, edges, filter))
  const keys = [...new Set([...started.keys(), ...resolved.keys(), ...ratings.keys()])]
  const rows = keys.map(id => {
    const { conversations, first_reply } = started.get(id) ?? NO_STARTED
    const { resolved: count, resolution_time } = resolved.get(id) ?? NO_RESOLVED
    const { ratings: rated, satisfied } = ratings.get(id) ?? NO_RATINGS
    return { id, conversations, resolved: count, first_reply, resolution_time, ratings: rated, satisfied }
  })
  rows.sort((a, b) => b.conversations - a.conversations || b.resolved - a.resolved || compareIds(a.id, b.id))
  const shown = rows.slice(0, REPORT_ROWS_MAX)
  const nameOf = await readNames(query, group, companyId, shown)
  return shown.map(row => ({ ...row, name: nameOf(row.id) }))
}

/** Returns a table of the ratings, those with the most answers first. */
export async function readRatingGroup(
  query: Query,
  group: RatingGroup,
  edges: readonly Instant[],
  filter: ReportFilter,
  companyId: string,
): Promise<RatingRow[]> {
  const found = await readRows(query, 'report_ratings', group, edges, filter)
  const rows = found.map(({ key, asked, ratings, satisfied }) => ({
    id: key,
    ...ratingRow(asked, ratings, satisfied),
  }))
  rows.sort((a, b) => b.answered - a.answered || b.asked - a.asked || compareIds(a.id, b.id))
  const shown = rows.slice(0, REPORT_ROWS_MAX)
  const nameOf = await readNames(query, group, companyId, shown)
  return shown.map(row => ({ ...row, name: nameOf(row.id) }))
}

/** Returns the numbers of a row of ratings with the interval of the satisfied share. */
export function ratingRow(asked: number, answered: number, satisfied: number) {
  return { asked, answered, satisfied, ...(wilsonInterval(satisfied, answered) ?? { low: null, high: null }) }
}

function byKey<Row extends { readonly key: string | null }>(rows: readonly Row[]): Map<string | null, Row> {
  return new Map(rows.map(row => [row.key, row]))
}

function compareIds(a: string | null, b: string | null): number {
  return (a ?? '') < (b ?? '') ? -1 : 1
}

type Named = { readonly id: string; readonly name: string }

/**
 * Returns the function that names the rows of a table: people, teams, and labels as they are written. It returns null
 * for no id, for somebody who has left, and for what is its own name, such as a channel.
 */
async function readNames(
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
