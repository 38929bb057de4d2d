import type { ReportOverview } from '#contract/entities/report.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { Legend } from '../charts/legend.tsx'
import { type Series, TimeChart } from '../charts/time-chart.tsx'
import { bucketLabel, tickLabel } from '../figures/bucket-label.ts'
import { formatCount } from '../figures/format-figure.ts'
import { useReports } from '../filters/use-reports.ts'

/** Resolved conversations over time: by the AI alone, and with people on top. */
export function ResolvedChart({ overview: { series, unit } }: { readonly overview: ReportOverview }) {
  const { drillLink } = useReports()
  const ai: Series = { name: 'AI', color: 1, values: series.map(each => each.resolved_by_ai) }
  const people: Series = {
    name: 'With people',
    color: 2,
    values: series.map(each => each.resolved - each.resolved_by_ai),
  }
  const before: Series | undefined = series.some(each => each.before)
    ? { name: 'All, the days before', color: 0, values: series.map(each => each.before?.resolved ?? null) }
    : undefined
  const inBucket = series.map(({ from, to }) => ({ bucket_from: from, bucket_to: to }))
  const count = (value: number, figure: 'resolved' | 'resolved_by_ai' | null, at: number) => ({
    value,
    text: formatCount(value),
    ...(figure && value > 0 && { href: drillLink({ figure, ...inBucket[at] }) }),
  })
  return (
    <ChartCard
      title="Conversations by who resolved them"
      lead="Each point opens its conversations"
      fileName="resolved"
      twin={{
        columns: ['When', 'Resolved', 'By the AI', 'With people', ...(before ? ['The days before'] : [])],
        rows: series.map((bucket, at) => [
          { value: bucket.from, text: bucketLabel(bucket, unit) },
          count(bucket.resolved, 'resolved', at),
          count(bucket.resolved_by_ai, 'resolved_by_ai', at),
          count(bucket.resolved - bucket.resolved_by_ai, null, at),
          ...(before ? [count(bucket.before?.resolved ?? 0, null, at)] : []),
        ]),
      }}
    >
      <Legend series={[people, ai, ...(before ? [before] : [])]} />
      <TimeChart
        summary="Resolved conversations over time, by the AI and with people"
        unit="count"
        isStacked
        buckets={series.map((bucket, at) => ({
          tick: tickLabel(bucket, unit),
          label: bucketLabel(bucket, unit),
          href: drillLink({ figure: 'resolved', ...inBucket[at] }),
          opens: `Open ${formatCount(bucket.resolved)} resolved`,
        }))}
        series={[ai, people]}
        comparison={before}
      />
    </ChartCard>
  )
}
