import { rangeLabel } from '../figures/bucket-label.ts'
import { inUtc } from '../figures/in-utc.ts'
import type { DrilledQuery } from './use-drilled.ts'

const WEEKDAY = inUtc({ weekday: 'long' })
const HOUR = inUtc({ hour: 'numeric' })

/** Returns which part of the range is meant, such as `Nov 16, 2026` or `Mondays, 9 – 10 AM, Oct 26 – Nov 22, 2026`. */
export function drillText({ from, to, bucket_from, bucket_to, weekday, hour }: DrilledQuery): string {
  const days = rangeLabel({ from: bucket_from ?? from, to: bucket_to ?? to })
  // January 1, 2024 was a Monday.
  const day = weekday === undefined ? null : `${WEEKDAY.format(Date.UTC(2024, 0, Number(weekday)))}s`
  const at = hour === undefined ? null : Number(hour)
  const time = at === null ? null : HOUR.formatRange(Date.UTC(2024, 0, 1, at), Date.UTC(2024, 0, 1, at + 1))
  return [day, time, days].filter(part => part !== null).join(', ')
}
