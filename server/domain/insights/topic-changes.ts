/** Topics that were asked significantly more or less often than in the days before. */
import { TREND_COUNT_MIN, TREND_FACTOR, TREND_Z } from '#contract/constants/insights.ts'
import type { InsightChange } from '#contract/entities/insight.ts'
import type { Topic } from './topics-of.ts'

/** A change, and how clear it is: the larger, the clearer. */
export type ScoredChange = { readonly change: InsightChange; readonly score: number }

/** How many questions there were, and the days that they cover. */
type Asked = { readonly total: number; readonly totalBefore: number; readonly days: number }

/**
 * Returns the topics that changed by the rule `CHANGE_RULES.topic`. Shares are compared, not counts, so that a busier
 * month alone lets no topic grow.
 */
export function topicChanges(topics: readonly Topic[], { total, totalBefore, days }: Asked): ScoredChange[] {
  if (total === 0 || totalBefore === 0) return []
  return topics.flatMap(({ question, count, before }) => {
    if (before === null || Math.max(count, before) < TREND_COUNT_MIN) return []
    const z = twoProportionZ({ count, total }, { count: before, total: totalBefore })
    const factor = count / total / (before / totalBefore)
    const isChanged = Math.abs(z) >= TREND_Z && (factor >= TREND_FACTOR || factor <= 1 / TREND_FACTOR)
    if (!isChanged) return []
    const direction = z > 0 ? ('up' as const) : ('down' as const)
    const sentence = sentenceOf({ question, count, before, factor, days })
    return [{ change: { kind: 'topic', question, direction, count, before, sentence }, score: Math.abs(z) }]
  })
}

type Part = { readonly count: number; readonly total: number }

/** Returns the z of the difference of two shares, with the pooled share's standard error; 0 if both are 0 or 1. */
export function twoProportionZ(a: Part, b: Part): number {
  const pooled = (a.count + b.count) / (a.total + b.total)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.total + 1 / b.total))
  return error === 0 ? 0 : (a.count / a.total - b.count / b.total) / error
}

function sentenceOf({
  question,
  count,
  before,
  factor,
  days,
}: Pick<Topic, 'question' | 'count'> & {
  readonly before: number
  readonly factor: number
  readonly days: number
}): string {
  const asked = `“${question}” was asked ${times(count)}`
  const span = spanText(days)
  if (before === 0) return `${asked}, and not at all in the ${span} before.`
  if (count === 0) return `“${question}” was not asked, after ${times(before)} in the ${span} before.`
  const compared =
    factor > 1
      ? `${timesAsOften(factor)} as often as in the ${span} before`
      : `down from ${times(before)} in the ${span} before`
  return `${asked}, ${compared}, as a share of all questions.`
}

/** Returns `once`, `twice` or `41 times`. */
function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count.toLocaleString('en')} times`
}

function timesAsOften(factor: number): string {
  return `${factor >= 10 ? Math.round(factor) : Math.round(factor * 10) / 10} times`
}

/** Returns `4 weeks` or `30 days`. */
export function spanText(days: number): string {
  if (days === 1) return 'day'
  return days % 7 === 0 ? (days === 7 ? 'week' : `${days / 7} weeks`) : `${days} days`
}
