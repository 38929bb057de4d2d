import type { WeekStart } from '#contract/constants/reports.ts'
import { addDays, type DayRange } from '#core/reports/days.ts'
import type { Query } from '#server/ports/database.ts'
import { readSettings } from '../settings/read-settings.ts'

/** How a company's reports count days and weeks. */
export type ReportTime = { readonly time_zone: string; readonly week_start: WeekStart }
/** An instant in ISO 8601. */
export type Instant = string

/** Returns the time zone of a company's reports (its own, that of the office hours, or UTC) and its first day of a week. */
export async function readReportTime(query: Query, companyId: string): Promise<ReportTime> {
  const { time_zone, week_start } = await readSettings(query, companyId, 'reports')
  const chosen = time_zone ?? (await readSettings(query, companyId, 'hours')).office_hours?.time_zone ?? 'UTC'
  const [row] = await query<{ zone: string }>('select app.known_zone($1) as zone', [chosen])
  return { time_zone: row!.zone, week_start }
}

/**
 * Returns the instants at which ranges begin that follow one another, and at which the last one ends: one more than
 * there are ranges.
 */
export async function edgesOf(
  query: Query,
  ranges: readonly DayRange[],
  { time_zone }: Pick<ReportTime, 'time_zone'>,
): Promise<Instant[]> {
  const days = [...ranges.map(({ from }) => from), addDays(ranges.at(-1)!.to, 1)]
  const rows = await query<{ at: Date }>(
    'select app.day_start(day, $2) as at from unnest($1::date[]) with ordinality d (day, n) order by n',
    [days, time_zone],
  )
  return rows.map(({ at }) => at.toISOString())
}
