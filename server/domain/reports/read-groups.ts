/** Tables of a report: by agent, team, label and so on, with the names of what has one. */
import { type RatingGroup, REPORT_ROWS_MAX, type ReportGroup } from '#contract/constants/reports.ts'
import type { RatingRow, ReportFilter, ReportRow } from '#contract/entities/report.ts'
import { wilsonInterval } from '#core/reports/wilson-interval.ts'
import type { Query } from '#server/ports/database.ts'
import { NO_RATINGS, NO_RESOLVED, NO_STARTED } from './read-figures.ts'
import { readNames } from './read-names.ts'
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
