import { ArrowDown, ArrowUp, ArrowUpRight } from 'lucide-react'
import { REPORT_UNITS, type ReportFigure } from '#contract/constants/reports.ts'
import type { Figure } from '#contract/entities/report.ts'
import { type Delta, deltaOf } from './delta.ts'
import { FIGURE_NAMES } from './figure-names.ts'
import styles from './figure-tile.module.css'
import { formatValue } from './format-figure.ts'
import { Sparkline } from './sparkline.tsx'

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
