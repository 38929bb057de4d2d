import type { AiWeek } from '#contract/entities/insight.ts'
import type { DayRange } from '#core/reports/days.ts'
import type { Instant } from '../reports/report-time.ts'
import type { AskedQuestion } from './read-questions.ts'
import { countOutcomes } from './topics-of.ts'

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
    asked[week]!.push(question)
  }
  return weeks.map((week, i) => ({
    ...week,
    outcomes: countOutcomes(asked[i]!),
    picked: asked[i]!.filter(({ outcome, isPicked }) => outcome === 'suggested' && isPicked).length,
  }))
}
