import { Link } from 'react-router-dom'
import type { ReportUnit } from '#contract/constants/reports.ts'
import { useWidth } from '#host-app/shared/ui/use-width.ts'
import { formatShortCount, formatValue } from '../figures/format-figure.ts'
import styles from './chart.module.css'
import { ChartTip } from './chart-tip.tsx'
import { areaPath, linePath, type Point } from './paths.ts'
import { axisTicks } from './ticks.ts'
import { useMarks } from './use-marks.ts'

/** A line of a chart. The values are in the order of the buckets; null where there is none. */
export type Series = {
  readonly name: string
  /** The number of its color among `--viz-*`; 0 for the gray of a comparison. */
  readonly color: number
  readonly values: readonly (number | null)[]
}

/** Where a bucket is on the axis, what it is called, and where its point leads. */
export type Bucket = {
  readonly tick: string
  readonly label: string
  readonly href: string
  readonly opens: string
}

type TimeChartProps = {
  /** What the chart shows, in a sentence. */
  readonly summary: string
  readonly unit: ReportUnit
  readonly buckets: readonly Bucket[]
  /** Lines; with `isStacked`, each stands on the one before. */
  readonly series: readonly Series[]
  readonly isStacked?: boolean
  /** A dotted line to compare with. */
  readonly comparison?: Series | undefined
  /** The interval in which the first line's values lie. */
  readonly band?: readonly ({ readonly low: number; readonly high: number } | null)[]
}

const HEIGHT = 236
const [LEFT, RIGHT, TOP, BOTTOM] = [46, 12, 14, 26]
const TICK_ROOM_PX = 72
/** More points than this are drawn without dots. */
const DOTS_MAX = 14

/**
 * A chart over time. Each bucket is a link to its conversations. Time runs from left to right in every language, as
 * numbers do.
 */
export function TimeChart(props: TimeChartProps) {
  const { summary, unit, buckets, series, isStacked = false, comparison, band } = props
  const [frame, width] = useWidth()
  const { active, group, mark } = useMarks({ count: buckets.length })
  const tops = isStacked ? stacked(series) : series.map(({ values }) => values)
  const known = [
    ...tops.flat(),
    ...(comparison?.values ?? []),
    ...(band ?? []).map(each => each?.high ?? null),
  ]
  const ticks = axisTicks(Math.max(1, ...known.filter(value => value !== null)), unit)
  const plotWidth = width - LEFT - RIGHT
  const step = plotWidth / buckets.length
  const x = (at: number) => LEFT + step * (at + 0.5)
  const y = (value: number) => TOP + (1 - value / ticks.at(-1)!) * (HEIGHT - TOP - BOTTOM)
  const points = (values: readonly (number | null)[]): Point[] =>
    values.map((value, at) => (value === null ? null : [x(at), y(value)]))
  const every = Math.max(1, Math.ceil(TICK_ROOM_PX / step))
  const format = (value: number | null) => formatValue(value, unit)

  return (
    <div ref={frame} className={styles['frame']} dir="ltr">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a picture. */}
      <svg width={width} height={HEIGHT} role="group" aria-label={summary} data-chart {...group}>
        {ticks.map(tick => (
          <g key={tick}>
            <line x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} className={styles['grid']} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {unit === 'count' ? formatShortCount(tick) : format(tick)}
            </text>
          </g>
        ))}
        {buckets.map(
          ({ tick, label }, at) =>
            at % every === 0 && (
              <text key={label} x={x(at)} y={HEIGHT - 6} textAnchor="middle">
                {tick}
              </text>
            ),
        )}
        {band && (
          <path
            d={areaPath(
              points(band.map(each => each?.high ?? null)),
              points(band.map(each => each?.low ?? null)),
            )}
            className={styles['band']}
            data-color={series[0]!.color}
          />
        )}
        {isStacked &&
          series.map(({ name, color }, index) => (
            <path
              key={name}
              d={areaPath(points(tops[index]!), points(index === 0 ? zeros(buckets) : tops[index - 1]!))}
              className={styles['area']}
              data-color={color}
            />
          ))}
        {comparison && <path d={linePath(points(comparison.values))} className={styles['comparison']} />}
        {series.map(({ name, color }, index) => (
          <g key={name} data-color={color}>
            <path d={linePath(points(tops[index]!))} className={styles['line']} />
            {points(tops[index]!).map(
              (point, at) =>
                point &&
                (buckets.length <= DOTS_MAX || at === active || isAlone(tops[index]!, at)) && (
                  <circle
                    key={buckets[at]!.label}
                    cx={point[0]}
                    cy={point[1]}
                    r={at === active ? 4.5 : 2.5}
                    className={styles['dot']}
                  />
                ),
            )}
          </g>
        ))}
        {buckets.map(({ label, href, opens }, at) => (
          <Link
            key={label}
            to={href}
            className={styles['mark']}
            aria-label={`${label}: ${valuesText([...series, ...(comparison ? [comparison] : [])], at, format)}. ${opens}`}
            {...mark(at)}
          >
            <rect x={x(at) - step / 2} y={TOP} width={step} height={HEIGHT - TOP - BOTTOM} />
            {at === active && <line x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} />}
          </Link>
        ))}
      </svg>
      {active !== null && (
        <ChartTip
          at={x(active) / width}
          title={buckets[active]!.label}
          lines={[...[...series].reverse(), ...(comparison ? [comparison] : [])].map(
            ({ name, color, values }) => ({
              name,
              color,
              text: format(values[active] ?? null),
            }),
          )}
          action={buckets[active]!.opens}
        />
      )}
    </div>
  )
}

/** Returns the lines of a stack: each is the sum of its values and those of the series before. */
function stacked(series: readonly Series[]): (number | null)[][] {
  const sums: (number | null)[][] = []
  for (const { values } of series) {
    const below = sums.at(-1)
    sums.push(values.map((value, at) => (value ?? 0) + (below?.[at] ?? 0)))
  }
  return sums
}

function zeros(buckets: readonly Bucket[]): number[] {
  return buckets.map(() => 0)
}

/** Whether no line leads to or from a point. */
function isAlone(values: readonly (number | null)[], at: number): boolean {
  return (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null
}

function valuesText(series: readonly Series[], at: number, format: (value: number | null) => string): string {
  return series.map(({ name, values }) => `${name} ${format(values[at] ?? null)}`).join(', ')
}
