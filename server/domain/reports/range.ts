/** The days of a report: the range, the range before it, and the parts in which it is drawn. Days are `YYYY-MM-DD`. */
import { REPORT_DAILY_MAX, REPORT_WEEKLY_MAX, type WeekStart } from '#contract/constants/reports.ts'
import { addDays, countDays, type DayRange } from '#core/reports/days.ts'

/** How a range is divided. */
export type RangeUnit = 'day' | 'week' | 'month'

/** Returns the same number of days just before the range. */
export function rangeBefore(range: DayRange): DayRange {
  return shiftBack(range, countDays(range))
}

/** Returns the range `days` earlier. */
export function shiftBack({ from, to }: DayRange, days: number): DayRange {
  return { from: addDays(from, -days), to: addDays(to, -days) }
}

/** Returns the unit in which a range is drawn. */
export function unitOf(range: DayRange): RangeUnit {
  const days = countDays(range)
  return days <= REPORT_DAILY_MAX ? 'day' : days <= REPORT_WEEKLY_MAX ? 'week' : 'month'
}

/** Returns the range's days, weeks or months in order; the range cuts the first and the last one. */
export function bucketsOf(range: DayRange, weekStart: WeekStart, unit = unitOf(range)): DayRange[] {
  const buckets: DayRange[] = []
  for (let from = range.from; from <= range.to; ) {
    const end = lastDayOf(from, unit, weekStart)
    const to = end < range.to ? end : range.to
    buckets.push({ from, to })
    from = addDays(to, 1)
  }
  return buckets
}

function lastDayOf(day: string, unit: RangeUnit, weekStart: WeekStart): string {
  if (unit === 'day') return day
  const date = new Date(day)
  if (unit === 'month')
    return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
  const daysIn = (date.getUTCDay() + (weekStart === 'monday' ? 6 : 0)) % 7
  return addDays(day, 6 - daysIn)
}
