import { REPORT_SURE_FROM } from '#contract/constants/reports.ts'
import type { ReportRatings } from '#contract/entities/report.ts'
import { wilsonInterval } from '#core/reports/wilson-interval.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { TimeChart } from '../charts/time-chart.tsx'
import { bucketLabel, tickLabel } from '../figures/bucket-label.ts'
import { formatCount, formatValue } from '../figures/format-figure.ts'
import { useReports } from '../filters/use-reports.ts'

/** The satisfied share over time, within its 95% interval. */
export function SatisfactionChart({ ratings: { series, unit } }: { readonly ratings: ReportRatings }) {
  const { drillLink } = useReports()
  const shares = series.map(({ satisfied, answered }) => (answered === 0 ? null : satisfied / answered))
  const band = series.map(({ satisfied, answered }) => wilsonInterval(satisfied, answered))
  const href = series.map(({ from, to }) =>
    drillLink({ figure: 'satisfaction', part: 'all', bucket_from: from, bucket_to: to }),
  )
  return (
    <ChartCard
      title="Satisfied visitors over time"
      lead={`The band is the 95% interval (Wilson). Shares of fewer than ${REPORT_SURE_FROM} answers are uncertain.`}
      fileName="satisfaction"
      span={8}
      twin={{
        columns: ['When', 'Satisfied', 'From', 'To', 'Answers'],
        rows: series.map((bucket, at) => [
          { value: bucket.from, text: bucketLabel(bucket, unit) },
          { value: shares[at]!, text: formatValue(shares[at]!, 'share') },
          { value: band[at]?.low ?? null, text: formatValue(band[at]?.low ?? null, 'share') },
          { value: band[at]?.high ?? null, text: formatValue(band[at]?.high ?? null, 'share') },
          {
            value: bucket.answered,
            text: formatCount(bucket.answered),
            ...(bucket.answered > 0 && { href: href[at] }),
          },
        ]),
      }}
    >
      <TimeChart
        summary="Satisfied visitors over time"
        unit="share"
        buckets={series.map((bucket, at) => ({
          tick: tickLabel(bucket, unit),
          label: bucketLabel(bucket, unit),
          href: href[at]!,
          opens: `Open ${formatCount(bucket.answered)} answered`,
        }))}
        series={[{ name: 'Satisfied', color: 3, values: shares }]}
        band={band}
      />
    </ChartCard>
  )
}
