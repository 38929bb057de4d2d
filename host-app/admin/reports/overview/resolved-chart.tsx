import type { ReportFigure } from '#contract/constants/reports.ts'
import type { ReportBucket, ReportOverview } from '#contract/entities/report.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { Legend } from '../charts/legend.tsx'
import { type Series, TimeChart } from '../charts/time-chart.tsx'
import { bucketLabel, tickLabel } from '../figures/bucket-label.ts'
import { formatCount } from '../figures/format-figure.ts'
import { useReports } from '../filters/use-reports.ts'

/** The parts of the resolved conversations, from the bottom. Only the AI's have a list of their own. */
const PARTS: readonly {
  readonly name: string
  readonly color: number
  readonly figure: ReportFigure | null
  readonly countOf: (bucket: ReportBucket) => number
}[] = [
  { name: 'AI, confirmed', color: 1, figure: 'ai_confirmed', countOf: ({ ai_confirmed }) => ai_confirmed },
  { name: 'AI, assumed', color: 3, figure: 'ai_assumed', countOf: ({ ai_assumed }) => ai_assumed },
  { name: 'AI, given up', color: 4, figure: 'ai_given_up', countOf: ({ ai_given_up }) => ai_given_up },
  {
    name: 'With people',
    color: 2,
    figure: null,
    countOf: ({ resolved, ai_confirmed, ai_assumed, ai_given_up }) =>
      resolved - ai_confirmed - ai_assumed - ai_given_up,
  },
]

/** Resolved conversations over time: by the AI alone, by how they ended, and with people on top. */
export function ResolvedChart({ overview: { series, unit } }: { readonly overview: ReportOverview }) {
  const { drillLink } = useReports()
  const parts: Series[] = PARTS.map(({ name, color, countOf }) => ({
    name,
    color,
    values: series.map(countOf),
  }))
  const before: Series | undefined = series.some(each => each.before)
    ? { name: 'All, the days before', color: 0, values: series.map(each => each.before?.resolved ?? null) }
    : undefined
  const inBucket = series.map(({ from, to }) => ({ bucket_from: from, bucket_to: to }))
  const count = (value: number, figure: ReportFigure | null, at: number) => ({
    value,
    text: formatCount(value),
    ...(figure && value > 0 && { href: drillLink({ figure, ...inBucket[at] }) }),
  })
  return (
    <ChartCard
      title="Conversations by who resolved them"
      lead="Stacked: the areas add up to all resolved conversations. Select a point to see its conversations."
      fileName="resolved"
      table={{
        columns: [
          'When',
          'Resolved',
          ...PARTS.map(({ name }) => name),
          ...(before ? ['The days before'] : []),
        ],
        rows: series.map((bucket, at) => [
          { value: bucket.from, text: bucketLabel(bucket, unit) },
          count(bucket.resolved, 'resolved', at),
          ...PARTS.map(({ figure, countOf }) => count(countOf(bucket), figure, at)),
          ...(before ? [count(bucket.before?.resolved ?? 0, null, at)] : []),
        ]),
      }}
    >
      <Legend series={[...parts.toReversed(), ...(before ? [before] : [])]} />
      <TimeChart
        summary="Resolved conversations over time: by the AI, confirmed, assumed and given up, and with people, one on the other"
        unit="count"
        isStacked
        buckets={series.map((bucket, at) => ({
          tick: tickLabel(bucket, unit),
          label: bucketLabel(bucket, unit),
          href: drillLink({ figure: 'resolved', ...inBucket[at] }),
          opens: `Open ${formatCount(bucket.resolved)} resolved`,
        }))}
        series={parts}
        comparison={before}
      />
    </ChartCard>
  )
}
