import chart from '../admin/reports/charts/chart.module.css'
import { heatStep } from '../admin/reports/charts/heat-step.ts'
import { Legend } from '../admin/reports/charts/legend.tsx'
import { rangeLabel } from '../admin/reports/figures/bucket-label.ts'
import { FigureSummary } from '../admin/reports/figures/figure-summary.tsx'
import report from '../admin/reports/reports-layout.module.css'
import styles from './dashboard-picture.module.css'
import { ResolvedLines } from './resolved-lines.tsx'
import { FIGURES, HOURS, RANGE } from './sample-report.ts'

const SERIES = [
  { name: 'With people', color: 2 },
  { name: 'AI, given up', color: 4 },
  { name: 'AI, assumed', color: 3 },
  { name: 'AI, confirmed', color: 1 },
  { name: 'All, the days before', color: 0 },
]
const MOST = Math.max(...HOURS.flatMap(({ counts }) => counts))

/** The reports: the main figures, who resolved the conversations, and when they start. */
export function DashboardPicture() {
  return (
    <div className={`${report['pane']} ${styles['page']}`}>
      <p className={styles['title']}>
        <b>Reports</b>
        {rangeLabel(RANGE)}
      </p>
      <ul className={styles['tiles']}>
        {FIGURES.map(summary => (
          <li key={summary.figure}>
            <FigureSummary {...summary} />
          </li>
        ))}
      </ul>
      <div className={styles['card']}>
        <p className={styles['heading']}>
          <b>Conversations by who resolved them</b>
          Each point opens its conversations
        </p>
        <Legend series={SERIES} />
        <ResolvedLines />
      </div>
      <div className={styles['card']}>
        <p className={styles['heading']}>
          <b>When people write</b>
          Started conversations by weekday and hour
        </p>
        <HeatMap />
      </div>
    </div>
  )
}

/** The product's heat map, in a grid that fits any width: the nights are hidden on a phone. */
function HeatMap() {
  return (
    <div className={`${chart['frame']} ${styles['heat']}`}>
      <span />
      {HOURS[0]!.counts.map((_, hour) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place.
        <small key={hour} data-night={isNight(hour)}>
          {hour}
        </small>
      ))}
      {HOURS.map(({ day, counts }) => [
        <small key={day}>{day}</small>,
        ...counts.map((count, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place.
          <i key={`${day}${hour}`} data-step={heatStep(count, MOST)} data-night={isNight(hour)}>
            {count > 0 && count}
          </i>
        )),
      ])}
    </div>
  )
}

const isNight = (hour: number) => hour < 8 || hour > 18
