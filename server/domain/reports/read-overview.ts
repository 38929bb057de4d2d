import type { ReportOverview, ReportRow } from '#contract/entities/report.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import { countDays, type DayRange } from '#core/reports/days.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { bucketsOf, rangeBefore, shiftBack, unitOf } from './range.ts'
import { readFigures, withBefore } from './read-figures.ts'
import { readGroup } from './read-groups.ts'
import { type Buckets, readSeries } from './read-series.ts'
import { readAssists, readHours } from './report-sql.ts'
import { edgesOf, type ReportTime, readReportTime } from './report-time.ts'

/**
 * Returns the overview of a range. With the part `now` the series has only its last entry, and there are no hours, no
 * texts of the AI and no comparison.
 */
export function readOverview(
  database: Database,
  { claims, companyId }: Member,
  filter: ParsedRequestOf<'readOverview'>['query'],
): Promise<ReportOverview> {
  const isWhole = filter.part === 'all'
  return database.as(claims, async query => {
    const time = await readReportTime(query, companyId)
    const before = isWhole && filter.compare === 'before' ? rangeBefore(filter) : null
    const edges = await edgesOf(query, [filter], time)
    const earlier = before && (await readFigures(query, await edgesOf(query, [before], time), filter))
    const ranges = bucketsOf(filter, time.week_start).slice(isWhole ? 0 : -1)
    return {
      ...time,
      unit: unitOf(filter),
      before,
      figures: withBefore(await readFigures(query, edges, filter), earlier),
      series: await readSeries(
        query,
        await bucketsIn(query, ranges, time),
        before && (await bucketsIn(query, shiftAll(ranges, countDays(filter)), time)),
        filter,
      ),
      hours: isWhole ? await readHours(query, edges, filter, time.time_zone) : [],
      assists: isWhole ? await readAssists(query, edges, filter) : [],
    }
  })
}

/** Returns the overview's figures by agent, team and so on. */
export function readOverviewRows(
  database: Database,
  { claims, companyId }: Member,
  filter: ParsedRequestOf<'readOverviewRows'>['query'],
): Promise<{ rows: ReportRow[] }> {
  return database.as(claims, async query => {
    const edges = await edgesOf(query, [filter], await readReportTime(query, companyId))
    return { rows: await readGroup(query, filter.by, edges, filter, companyId) }
  })
}

/** Adds the instants to ranges that follow one another. */
export async function bucketsIn(
  query: Query,
  ranges: readonly DayRange[],
  time: ReportTime,
): Promise<Buckets> {
  return { ranges, edges: await edgesOf(query, ranges, time) }
}

function shiftAll(ranges: readonly DayRange[], days: number): DayRange[] {
  return ranges.map(range => shiftBack(range, days))
}
