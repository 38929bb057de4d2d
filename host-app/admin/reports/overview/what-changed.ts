import type { ReportFigure } from '#contract/constants/reports.ts'
import type { ReportOverview } from '#contract/entities/report.ts'
import { formatCount, formatValue } from '../figures/format-figure.ts'

/** A change that chance does not explain: a sentence, its figures, and the figure behind it. */
export type Change = {
  readonly figure: ReportFigure
  readonly title: string
  readonly detail: string
  readonly direction: 'up' | 'down'
  /** The difference in standard deviations. */
  readonly strength: number
}

type Figures = ReportOverview['figures']

/** The two-sided 1% level, because several figures are compared at once. */
const SIGNIFICANT_Z = 2.576
/** A smaller change is not worth a sentence, however certain it is. */
const [LEAST_RATIO, LEAST_POINTS] = [0.1, 0.03]
const LINES = 3
const [MIN_COUNT, MIN_SHARE_OF] = [20, 30]

const COUNTS = {
  conversations: 'Conversations',
  resolved: 'Resolved conversations',
  calls: 'Voice calls',
} as const
/** Shares whose denominator is a figure, too: of the others, the number before is not known. */
const SHARES = {
  ai_confirmed: { of: 'resolved', subject: 'Visitors confirmed the AI’s answer in' },
  ai_given_up: { of: 'resolved', subject: 'Visitors gave up on the AI in' },
  handoffs: { of: 'conversations', subject: 'Visitors asked for a person in' },
  reopened: { of: 'resolved', subject: 'Visitors came back after a resolution in' },
} as const

/**
 * Returns the largest significant changes, three at most, the surest first. Counts are compared as rates, because a
 * range that includes today is not over: `elapsed` is its part that is, from 0 to 1. Medians are not compared, because
 * the figures do not say how far they spread.
 */
export function whatChanged(figures: Figures, elapsed: number): readonly Change[] {
  const counts = (Object.keys(COUNTS) as (keyof typeof COUNTS)[]).map(name =>
    countChange(name, figures[name], elapsed),
  )
  const shares = (Object.keys(SHARES) as (keyof typeof SHARES)[]).map(name => shareChange(name, figures))
  return [...counts, ...shares]
    .filter(change => change !== null)
    .sort((a, b) => b.strength - a.strength)
    .slice(0, LINES)
}

function countChange(
  figure: keyof typeof COUNTS,
  { value, before }: Figures[ReportFigure],
  elapsed: number,
): Change | null {
  if (value === null || before === null || before < MIN_COUNT || elapsed <= 0) return null
  const expected = before * elapsed
  const ratio = value / expected - 1
  // Both counts are Poisson, so their variances are the counts themselves.
  const z = (value - expected) / Math.sqrt(value + before * elapsed ** 2)
  if (Math.abs(z) < SIGNIFICANT_Z || Math.abs(ratio) < LEAST_RATIO) return null
  const direction = ratio > 0 ? 'up' : 'down'
  return {
    figure,
    title: `${COUNTS[figure]} ${direction === 'up' ? 'rose' : 'fell'} by ${formatValue(Math.abs(ratio), 'share')} a day.`,
    detail: `${formatCount(value)} in this range, ${formatCount(before)} in the one before.`,
    direction,
    strength: Math.abs(z),
  }
}

function shareChange(figure: keyof typeof SHARES, figures: Figures): Change | null {
  const { value, count, before } = figures[figure]
  const { of, subject } = SHARES[figure]
  const countBefore = figures[of].before
  if (value === null || before === null || countBefore === null) return null
  if (Math.min(count, countBefore) < MIN_SHARE_OF) return null
  const pooled = (value * count + before * countBefore) / (count + countBefore)
  const z = (value - before) / Math.sqrt(pooled * (1 - pooled) * (1 / count + 1 / countBefore))
  if (!(Math.abs(z) >= SIGNIFICANT_Z) || Math.abs(value - before) < LEAST_POINTS) return null
  const points = Math.round(Math.abs(value - before) * 100)
  return {
    figure,
    title: `${subject} ${formatValue(value, 'share')}, ${points} points ${value > before ? 'more' : 'less'}.`,
    detail: `${formatCount(Math.round(value * count))} of ${formatCount(count)}; ${formatValue(before, 'share')} before.`,
    direction: value > before ? 'up' : 'down',
    strength: Math.abs(z),
  }
}
