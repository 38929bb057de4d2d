import { ArrowDown, ArrowUp, ArrowUpRight } from 'lucide-react'
import { REPORT_UNITS, type ReportFigure } from '#contract/constants/reports.ts'
import type { Figure } from '#contract/entities/report.ts'
import { durationText } from '#core/reports/duration-text.ts'
import { linePath } from '../charts/paths.ts'
import { FIGURE_NAMES, GOOD_DIRECTION } from './figure-names.ts'
import styles from './figure-tile.module.css'
import { formatCount, formatValue } from './format-figure.ts'

/** Below this count, a change is not given as a percentage. */
const FEW = 10

const [WIDTH, HEIGHT, MARGIN] = [84, 28, 3]

export type FigureSummaryProps = {
  readonly figure: ReportFigure
  readonly data: Pick<Figure, 'value' | 'before'>
  /** A small line of its values over time. */
  readonly trend?: { readonly color: number; readonly values: readonly (number | null)[] }
}

/** What a figure's tile shows: its name, its value and its change. */
export function FigureSummary({ figure, data: { value, before }, trend }: FigureSummaryProps) {
  const unit = REPORT_UNITS[figure]
  const delta = deltaOf(figure, value, before)
  return (
    <>
      <span className={styles['name']}>
        {FIGURE_NAMES[figure]}
        <ArrowUpRight size={14} aria-hidden="true" />
      </span>
      <span className={styles['value']}>
        <bdi>{formatValue(value, unit)}</bdi>
      </span>
      <span className={styles['change']}>
        {delta && <Change delta={delta} />}
        {before !== null && (
          <span>
            from <bdi>{formatValue(before, unit)}</bdi>
          </span>
        )}
      </span>
      {trend && <Sparkline {...trend} />}
    </>
  )
}

const DIRECTIONS = { up: 'up by ', down: 'down by ', same: '' } as const

function Change({ delta: { text, direction, tone } }: { readonly delta: Delta }) {
  if (direction === 'same') return <b>Unchanged</b>
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown
  return (
    <b data-tone={tone}>
      <Arrow size={13} aria-hidden="true" />
      <span className="visually-hidden">{DIRECTIONS[direction]}</span>
      <bdi>{text}</bdi>
    </b>
  )
}

type SparklineProps = {
  /** The number of its color among `--viz-*`; 0 for gray. */
  readonly color: number
  readonly values: readonly (number | null)[]
}

/** A small line without an axis, from the lowest to the highest value. For the eye only. */
function Sparkline({ color, values }: SparklineProps) {
  const known = values.filter(value => value !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const x = (at: number) => MARGIN + (at / Math.max(1, values.length - 1)) * (WIDTH - 2 * MARGIN)
  const y = (value: number) =>
    high === low ? HEIGHT / 2 : MARGIN + ((high - value) / (high - low)) * (HEIGHT - 2 * MARGIN)
  if (known.length < 2) return null
  return (
    <svg width={WIDTH} height={HEIGHT} className={styles['trend']} data-color={color} aria-hidden="true">
      <path d={linePath(values.map((value, at) => (value === null ? null : [x(at), y(value)])))} />
    </svg>
  )
}

/** How a figure has changed: the difference without its sign, its direction, and whether that is good. */
type Delta = {
  readonly text: string
  readonly direction: 'up' | 'down' | 'same'
  readonly tone: 'good' | 'bad' | 'neutral'
}

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
