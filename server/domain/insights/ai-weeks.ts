import type { WeekStart } from '#contract/constants/reports.ts'
import type { AiWeek } from '#contract/entities/insight.ts'
import { addDays, type DayRange } from '../reports/range.ts'
import type { Instant } from '../reports/report-time.ts'
import type { AskedQuestion } from './read-questions.ts'
import { countOutcomes } from './topics-of.ts'

/** Returns the weeks of a range in order; the range cuts the first and the last one. */
export function weeksOf({ from, to }: DayRange, weekStart: WeekStart): DayRange[] {
  const weeks: DayRange[] = []
  for (let first = from; first <= to; ) {
    const daysIn = (new Date(first).getUTCDay() + (weekStart === 'monday' ? 6 : 0)) % 7
    const end = addDays(first, 6 - daysIn)
    const last = end < to ? end : to
    weeks.push({ from: first, to: last })
    first = addDays(last, 1)
  }
  return weeks
}

/**
 * Returns what became of the questions of each week.
 * @param edges the instants at which the weeks begin, and the one at which the last ends. A later question counts for
 * the last week, since its conversation started in it or before.
 */
export function aiWeeks(
  weeks: readonly DayRange[],
  edges: readonly Instant[],
  questions: readonly AskedQuestion[],
): AiWeek[] {
  const starts = edges.map(edge => Date.parse(edge))
  const asked = weeks.map((): AskedQuestion[] => [])
  for (const question of questions) {
    const at = question.askedAt.getTime()
    const after = starts.findIndex(start => at < start)
    const week = after < 0 ? weeks.length - 1 : Math.max(0, after - 1)
    asked[Math.min(week, weeks.length - 1)]!.push(question)
  }
  return weeks.map((week, i) => ({
    ...week,
    outcomes: countOutcomes(asked[i]!),
    picked: asked[i]!.filter(({ outcome, isPicked }) => outcome === 'suggested' && isPicked).length,
  }))
}
