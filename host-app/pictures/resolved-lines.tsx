import chart from '../admin/reports/charts/chart.module.css'
import { areaPath, linePath, type Point } from '../admin/reports/charts/paths.ts'
import { axisTicks } from '../admin/reports/charts/ticks.ts'
import { tickLabel } from '../admin/reports/figures/bucket-label.ts'
import styles from './dashboard-picture.module.css'
import { RESOLVED } from './sample-report.ts'

const [WIDTH, HEIGHT] = [1_000, 200]
const DAYS_BETWEEN_TICKS = 7

const ticks = axisTicks(Math.max(...RESOLVED.map(({ all }) => all)), 'count')
const points = (values: readonly number[]): Point[] =>
  values.map((value, at) => [(WIDTH * (at + 0.5)) / values.length, HEIGHT * (1 - value / ticks.at(-1)!)])

const ZERO = points(RESOLVED.map(() => 0))
const CONFIRMED = points(RESOLVED.map(({ confirmed }) => confirmed))
const ASSUMED = points(RESOLVED.map(({ confirmed, assumed }) => confirmed + assumed))
const BY_AI = points(RESOLVED.map(({ byAi }) => byAi))
const ALL = points(RESOLVED.map(({ all }) => all))
const BEFORE = points(RESOLVED.map(({ before }) => before))

/**
 * The product's chart of resolved conversations. Its lines stretch to the picture's width, its labels don't: a picture
 * is not hydrated, so nothing measures it.
 */
export function ResolvedLines() {
  return (
    <div className={`${chart['frame']} ${styles['lines']}`} dir="ltr">
      <div className={styles['ticks']}>
        {ticks.map(tick => (
          <small key={tick}>{tick}</small>
        ))}
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={areaPath(CONFIRMED, ZERO)} className={chart['area']} data-color={1} />
        <path d={areaPath(ASSUMED, CONFIRMED)} className={chart['area']} data-color={3} />
        <path d={areaPath(BY_AI, ASSUMED)} className={chart['area']} data-color={4} />
        <path d={areaPath(ALL, BY_AI)} className={chart['area']} data-color={2} />
        <path d={linePath(BEFORE)} className={chart['comparison']} />
        <path d={linePath(CONFIRMED)} className={chart['line']} data-color={1} />
        <path d={linePath(ASSUMED)} className={chart['line']} data-color={3} />
        <path d={linePath(BY_AI)} className={chart['line']} data-color={4} />
        <path d={linePath(ALL)} className={chart['line']} data-color={2} />
      </svg>
      <p>
        {RESOLVED.filter((_, at) => at % DAYS_BETWEEN_TICKS === 0).map(({ day }) => (
          <small key={day}>{tickLabel({ from: day, to: day }, 'day')}</small>
        ))}
      </p>
    </div>
  )
}
