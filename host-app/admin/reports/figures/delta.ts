import { REPORT_UNITS, type ReportFigure } from '#contract/constants/reports.ts'
import { durationText } from '#core/reports/duration-text.ts'
import { GOOD_DIRECTION } from './figure-names.ts'
import { formatCount, formatValue } from './format-figure.ts'

/** How a figure has changed: the difference without its sign, its direction, and whether that is good. */
export type Delta = {
  readonly text: string
  readonly direction: 'up' | 'down' | 'same'
  readonly tone: 'good' | 'bad' | 'neutral'
}

/** Below this count, a change is not given as a percentage. */
const FEW = 10

/**
 * Returns the change of a figure: relative for counts, points for shares, a duration for durations. Null if one of the
 * two values is not known, or a count rose from so few that a percentage would say nothing.
 */
export function deltaOf(figure: ReportFigure, value: number | null, before: number | null): Delta | null {
  if (value === null || before === null) return null
  const text = differenceText(figure, value, before)
  if (text === null) return null
  const isSame = value === before || /^0( |%|$)/.test(text)
  const direction = isSame ? 'same' : value > before ? 'up' : 'down'
  const good = GOOD_DIRECTION[figure]
  const tone = direction === 'same' || !good ? 'neutral' : direction === good ? 'good' : 'bad'
  return { text, direction, tone }
}

function differenceText(figure: ReportFigure, value: number, before: number): string | null {
  const difference = Math.abs(value - before)
  switch (REPORT_UNITS[figure]) {
    case 'count':
      if (before < FEW) return value === before ? formatValue(0, 'share') : null
      return formatValue(difference / before, 'share')
    case 'share':
      // Of the percentages as they are shown: 6% from 7% is never unchanged.
      return `${formatCount(Math.abs(Math.round(value * 100) - Math.round(before * 100)))} pts`
    case 'seconds':
      return durationText(difference)
    case 'points':
      return formatCount(difference)
  }
}
