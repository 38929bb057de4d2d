import { REPORT_DEFINITIONS, REPORT_UNITS } from '#contract/constants/reports.ts'
import type { ReportOverview } from '#contract/entities/report.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { type Series, TimeChart } from '../charts/time-chart.tsx'
import { bucketLabel, tickLabel } from '../figures/bucket-label.ts'
import { FIGURE_NAMES } from '../figures/figure-names.ts'
import { formatValue } from '../figures/format-figure.ts'
import { useReports } from '../filters/use-reports.ts'

type SeriesChartProps = {
  readonly figure: 'conversations' | 'backlog' | 'first_reply' | 'resolution_time'
  readonly overview: ReportOverview
  /** The number of its color among `--viz-*`. */
  readonly color: number
}

/** One figure over time. */
export function SeriesChart({ figure, overview: { series, unit }, color }: SeriesChartProps) {
  const { drillLink } = useReports()
  const name = FIGURE_NAMES[figure]
  const units = REPORT_UNITS[figure]
  const href = series.map(({ from, to }) => drillLink({ figure, bucket_from: from, bucket_to: to }))
  const before: Series | undefined =
    figure === 'conversations' && series.some(each => each.before)
      ? { name: 'The days before', color: 0, values: series.map(each => each.before?.conversations ?? null) }
      : undefined
  return (
    <ChartCard
      title={`${name} over time`}
      lead={REPORT_DEFINITIONS[figure]}
      fileName={figure}
      span={6}
      table={{
        columns: ['When', units === 'seconds' ? `${name} (s)` : name],
        rows: series.map((bucket, at) => [
          { value: bucket.from, text: bucketLabel(bucket, unit) },
          {
            value: bucket[figure],
            text: formatValue(bucket[figure], units),
            ...(bucket[figure] !== null && { href: href[at] }),
          },
        ]),
      }}
    >
      <TimeChart
        summary={`${name} over time`}
        unit={units}
        buckets={series.map((bucket, at) => ({
          tick: tickLabel(bucket, unit),
          label: bucketLabel(bucket, unit),
          href: href[at]!,
          opens: 'Open the conversations',
        }))}
        series={[{ name, color, values: series.map(bucket => bucket[figure]) }]}
        comparison={before}
      />
    </ChartCard>
  )
}
