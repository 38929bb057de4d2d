import { TrendingDown, TrendingUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ReportOverview } from '#contract/entities/report.ts'
import { useReports } from '../filters/use-reports.ts'
import { whatChanged } from './what-changed.ts'
import styles from './what-changed-block.module.css'

type WhatChangedProps = {
  readonly figures: ReportOverview['figures']
  /** The part of the range that is over, from 0 to 1. */
  readonly elapsed: number
}

/** The largest changes against the days before, in sentences. Nothing, if chance explains them all. */
export function WhatChanged({ figures, elapsed }: WhatChangedProps) {
  const { drillLink } = useReports()
  const changes = whatChanged(figures, elapsed)
  if (changes.length === 0) return null
  return (
    <section aria-label="What changed">
      <ul className={styles['changes']}>
        {changes.map(({ figure, title, detail, direction }) => (
          <li key={figure}>
            <Link to={drillLink({ figure })}>
              {direction === 'up' ? (
                <TrendingUp size={20} strokeWidth={1.75} aria-hidden="true" />
              ) : (
                <TrendingDown size={20} strokeWidth={1.75} aria-hidden="true" />
              )}
              <span>
                <b>{title}</b> {detail} <em>See the conversations</em>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
