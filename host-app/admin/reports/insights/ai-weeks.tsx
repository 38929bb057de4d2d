import type { Insights } from '#contract/entities/insight.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { Legend } from '../charts/legend.tsx'
import { type Series, TimeChart } from '../charts/time-chart.tsx'
import { bucketLabel, tickLabel } from '../figures/bucket-label.ts'
import { formatCount } from '../figures/format-figure.ts'
import { useReports } from '../filters/use-reports.ts'

/** What became of the questions, week by week. */
export function AiWeeks({ insights: { ai } }: { readonly insights: Insights }) {
  const { drillLink } = useReports()
  const series: readonly Series[] = [
    { name: 'Answered', color: 1, values: ai.map(({ outcomes }) => outcomes.answered) },
    { name: 'Suggested', color: 3, values: ai.map(({ outcomes }) => outcomes.suggested) },
    { name: 'Refused', color: 2, values: ai.map(({ outcomes }) => outcomes.refused) },
  ]
  const cell = (value: number) => ({ value, text: formatCount(value) })
  return (
    <ChartCard
      title="What the AI did with questions"
      lead="By week, stacked. The table also has small talk, people’s replies, and which suggestions were picked."
      fileName="ai-by-week"
      table={{
        columns: [
          'Week',
          'Answered',
          'Suggested',
          'Suggestion picked',
          'Refused',
          'Small talk',
          'A person replied',
          'No reply',
        ],
        rows: ai.map(week => [
          { value: week.from, text: bucketLabel(week, 'week') },
          cell(week.outcomes.answered),
          cell(week.outcomes.suggested),
          cell(week.picked),
          cell(week.outcomes.refused),
          cell(week.outcomes.small_talk),
          cell(week.outcomes.by_person),
          cell(week.outcomes.unreplied),
        ]),
      }}
    >
      <Legend series={series} />
      <TimeChart
        summary="Questions by week that the AI answered, suggested articles for, or refused"
        unit="count"
        isStacked
        buckets={ai.map(week => ({
          tick: tickLabel(week, 'week'),
          label: bucketLabel(week, 'week'),
          href: drillLink({ figure: 'conversations', bucket_from: week.from, bucket_to: week.to }),
          opens: 'Open the conversations',
        }))}
        series={series}
      />
    </ChartCard>
  )
}
