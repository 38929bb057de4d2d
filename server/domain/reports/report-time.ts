import type { WeekStart } from '#contract/constants/reports.ts'
import type { Query } from '#server/ports/database.ts'
import { readSettings } from '../settings/read-settings.ts'

/** How a company's reports count days and weeks. */
export type ReportTime = { readonly time_zone: string; readonly week_start: WeekStart }

/** Returns the time zone of a company's reports (its own, that of the office hours, or UTC) and its first day of a week. */
export async function readReportTime(query: Query, companyId: string): Promise<ReportTime> {
  const { time_zone, week_start } = await readSettings(query, companyId, 'reports')
  if (time_zone !== null) return { time_zone, week_start }
  const { office_hours } = await readSettings(query, companyId, 'hours')
  return { time_zone: office_hours?.time_zone ?? 'UTC', week_start }
}
