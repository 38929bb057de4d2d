/** Days with far more or fewer conversations than their weekday usually has. */
import {
  DAY_BASELINE_DAYS,
  DAY_BASELINE_MIN,
  DAY_DEVIATIONS,
  DAY_DIFFERENCE_MIN,
} from '#contract/constants/insights.ts'
import type { ScoredChange } from './topic-changes.ts'

/** A day, and how many conversations started on it. */
export type CountedDay = { readonly day: string; readonly count: number }

const DAYS_A_WEEK = 7
/** Makes the median absolute deviation of normally distributed values their standard deviation. */
const DEVIATION_OF_MAD = 1.4826
const NAME = new Intl.DateTimeFormat('en', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})
const WEEKDAY = new Intl.DateTimeFormat('en', { timeZone: 'UTC', weekday: 'long' })

/**
 * Returns the days from `from` on that stand out by the rule `CHANGE_RULES.day`. `days` follow one another, without a
 * gap; the earlier ones are what they are compared with, from the first day with a conversation on. `today` is not over,
 * so that it can have too many conversations already, but not yet too few.
 */
export function unusualDays(days: readonly CountedDay[], from: string, today: string): ScoredChange[] {
  const first = days.findIndex(({ count }) => count > 0)
  return days.flatMap(({ day, count }, i): ScoredChange[] => {
    if (day < from || day > today) return []
    const same: number[] = []
    for (let at = i - DAYS_A_WEEK; at >= Math.max(first, i - DAY_BASELINE_DAYS); at -= DAYS_A_WEEK)
      if (first >= 0) same.push(days[at]!.count)
    if (same.length < DAY_BASELINE_MIN) return []
    const median = medianOf(same)
    const spread = medianOf(same.map(value => Math.abs(value - median))) * DEVIATION_OF_MAD
    // Chance alone lets counts spread by their square root (Poisson).
    const deviations = Math.abs(count - median) / Math.max(spread, Math.sqrt(median), 1)
    if (deviations < DAY_DEVIATIONS || Math.abs(count - median) < DAY_DIFFERENCE_MIN) return []
    const direction = count > median ? ('up' as const) : ('down' as const)
    if (direction === 'down' && day === today) return []
    const sentence = sentenceOf(day, count, median, same.length)
    return [{ change: { kind: 'day', day, direction, count, median, sentence }, score: deviations }]
  })
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

function sentenceOf(day: string, count: number, median: number, weeks: number): string {
  const date = new Date(day)
  const started = count === 1 ? '1 conversation' : `${count.toLocaleString('en')} conversations`
  return `${NAME.format(date)} had ${started}; the ${weeks} ${WEEKDAY.format(date)}s before had ${median.toLocaleString('en')} in the middle.`
}
