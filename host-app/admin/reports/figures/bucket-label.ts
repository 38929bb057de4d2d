import type { DayRange } from '#core/reports/days.ts'
import { inUtc } from './in-utc.ts'

const TICK = inUtc({ month: 'short', day: 'numeric' })
const TICK_MONTH = inUtc({ month: 'short' })
const TICK_JANUARY = inUtc({ month: 'short', year: 'numeric' })
const DAY = inUtc({ weekday: 'long', month: 'short', day: 'numeric' })
const RANGE = inUtc({ month: 'short', day: 'numeric', year: 'numeric' })
const MONTH = inUtc({ month: 'long', year: 'numeric' })

/** How the series is divided. */
export type BucketUnit = 'day' | 'week' | 'month'

/** Returns the short name of a bucket, for an axis: `Nov 16`, of a month `Nov`, of the first of a year `Jan 2026`. */
export function tickLabel({ from }: DayRange, unit: BucketUnit): string {
  const format = unit !== 'month' ? TICK : from.slice(5, 7) === '01' ? TICK_JANUARY : TICK_MONTH
  return format.format(Date.parse(from))
}

/** Returns the full name of a bucket: a day with its weekday, the days of a week, a month, or a part of one. */
export function bucketLabel(range: DayRange, unit: BucketUnit): string {
  if (unit === 'day') return DAY.format(Date.parse(range.from))
  if (unit === 'month' && isWholeMonth(range)) return MONTH.format(Date.parse(range.from))
  return rangeLabel(range)
}

/** Returns the days of a range, such as `Oct 26 – Nov 22, 2026`. */
export function rangeLabel({ from, to }: DayRange): string {
  return RANGE.formatRange(Date.parse(from), Date.parse(to))
}

function isWholeMonth({ from, to }: DayRange): boolean {
  const after = new Date(Date.parse(to) + 86_400_000).toISOString()
  return from.endsWith('-01') && after.slice(8, 10) === '01' && from.slice(0, 7) === to.slice(0, 7)
}
