/** The series of a report: one entry for each day, week or month. */
import type { ReportBucket, ReportFilter } from '#contract/entities/report.ts'
import type { DayRange } from '#core/reports/days.ts'
import type { Query } from '#server/ports/database.ts'
import { NO_RATINGS, NO_RESOLVED, NO_STARTED } from './read-figures.ts'
import { readBacklog, readRows } from './report-sql.ts'
import type { Instant } from './report-time.ts'

/** Ranges that follow one another, and the instants at which they begin and the last one ends. */
export type Buckets = { readonly ranges: readonly DayRange[]; readonly edges: readonly Instant[] }

/** Returns the overview's series. `before` has as many ranges, of the days before. */
export async function readSeries(
  query: Query,
  { ranges, edges }: Buckets,
  before: Buckets | null,
  filter: ReportFilter,
): Promise<ReportBucket[]> {
  const started = rowOf(await readRows(query, 'report_started', 'bucket', edges, filter), NO_STARTED)
  const resolved = rowOf(await readRows(query, 'report_resolved', 'bucket', edges, filter), NO_RESOLVED)
  const ratings = rowOf(await readRows(query, 'report_ratings', 'bucket', edges, filter), NO_RATINGS)
  const backlog = await readBacklog(query, edges.slice(1), filter)
  const earlier = before && (await readBefore(query, before, filter))
  return ranges.map(({ from, to }, index) => {
    const { conversations, handoffs, first_reply } = started(index)
    const { satisfied, ratings: rated } = ratings(index)
    const { resolved: count, ai_confirmed, ai_assumed, ai_given_up, resolution_time } = resolved(index)
    return {
      from,
      to,
      conversations,
      resolved: count,
      ai_confirmed,
      ai_assumed,
      ai_given_up,
      handoffs,
      backlog: backlog[index]!,
      first_reply,
      resolution_time,
      ratings: rated,
      satisfied,
      before: earlier?.(index) ?? null,
    }
  })
}

/** Returns the series of ratings. */
export async function readRatingSeries(
  query: Query,
  { ranges, edges }: Buckets,
  filter: ReportFilter,
): Promise<{ from: string; to: string; answered: number; satisfied: number }[]> {
  const row = rowOf(await readRows(query, 'report_ratings', 'bucket', edges, filter), NO_RATINGS)
  return ranges.map(({ from, to }, index) => {
    const { ratings, satisfied } = row(index)
    return { from, to, answered: ratings, satisfied }
  })
}

async function readBefore(query: Query, { edges }: Buckets, filter: ReportFilter) {
  const started = rowOf(await readRows(query, 'report_started', 'bucket', edges, filter), NO_STARTED)
  const resolved = rowOf(await readRows(query, 'report_resolved', 'bucket', edges, filter), NO_RESOLVED)
  return (index: number) => ({
    conversations: started(index).conversations,
    resolved: resolved(index).resolved,
  })
}

/** Returns the function that finds the row of a range; the database numbers them from 1. */
function rowOf<Row extends { readonly key: string | null }>(rows: readonly Row[], none: Row) {
  const byKey = new Map(rows.map(row => [row.key, row]))
  return (index: number): Row => byKey.get(`${index + 1}`) ?? none
}
