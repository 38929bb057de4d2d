import { CircleAlert, Smile } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { REPORT_SURE_FROM } from '#contract/constants/reports.ts'
import { SURVEY_KINDS, SURVEY_SCORES, type SurveyKind } from '#contract/constants/surveys.ts'
import type { ReportRatings } from '#contract/entities/report.ts'
import { wilsonInterval } from '#core/reports/wilson-interval.ts'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { QueryState } from '../../common/query-state.tsx'
import { BarRows } from '../charts/bar-rows.tsx'
import { ChartCard } from '../charts/chart-card.tsx'
import { TimeChart } from '../charts/time-chart.tsx'
import { bucketLabel, rangeLabel, tickLabel } from '../figures/bucket-label.ts'
import tiles from '../figures/figure-tile.module.css'
import { FigureTile } from '../figures/figure-tile.tsx'
import { formatCount, formatValue } from '../figures/format-figure.ts'
import { ReportFilters } from '../filters/report-filters.tsx'
import { withParams } from '../filters/report-params.ts'
import { useReports } from '../filters/use-reports.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { givenScoreParam } from './given-score.ts'
import { RatingList } from './rating-list.tsx'
import { RatingTable } from './rating-table.tsx'
import styles from './ratings-page.module.css'
import { KIND_NAMES, scoreText } from './score-text.ts'
import { useLiveRatings, useRatings } from './use-ratings.ts'

const FIGURES = ['satisfaction', 'response_rate', 'nps'] as const

/** `/admin/csat`: how satisfied visitors are, and what they say (ADMIN-05). */
export function RatingsPage() {
  useTitle('Ratings')
  const { query } = useReports()
  const ratings = useRatings(query)
  useLiveRatings()
  return (
    <>
      <PageHeader title="Ratings" lead={rangeLabel(query)} />
      <ReportFilters />
      <QueryState query={ratings} label="Loading the ratings" skeleton={<PageSkeleton />}>
        {shown => <Ratings ratings={shown} isStale={ratings.isPlaceholderData} />}
      </QueryState>
    </>
  )
}

function Ratings({ ratings, isStale }: { readonly ratings: ReportRatings; readonly isStale: boolean }) {
  const { drillLink, params } = useReports()
  const { figures, asked, answered } = ratings
  const isFiltered = Object.keys(params.filters).length > 0
  const hasPageAnswers = ratings.by.survey_channel.some(({ answered: count }) => count > 0)
  if (asked === 0 && answered === 0 && !hasPageAnswers && !isStale && !isFiltered) return <NoRatings />
  return (
    <div className={styles['ratings']} aria-busy={isStale}>
      <ul className={`${tiles['tiles']} ${styles['tiles']}`} aria-label="Main figures">
        {FIGURES.map(name => (
          <FigureTile key={name} figure={name} data={figures[name]} href={drillLink({ figure: name })} />
        ))}
      </ul>
      {answered > 0 && <Uncertain answered={answered} />}
      <div className={styles['charts']}>
        <SatisfactionChart ratings={ratings} />
        <KindCharts ratings={ratings} />
      </div>
      <RatingTable ratings={ratings} />
      <RatingList />
    </div>
  )
}

function NoRatings() {
  return (
    <Notice
      icon={<Smile size={20} aria-hidden="true" />}
      text="No surveys in these days. Visitors are asked when their conversation is resolved."
    >
      <ButtonLink to="/admin/settings/csat" look="secondary">
        Set up surveys
      </ButtonLink>
    </Notice>
  )
}

/** Says that a share is uncertain, if it has few answers. */
function Uncertain({ answered }: { readonly answered: number }) {
  if (answered >= REPORT_SURE_FROM) return null
  return (
    <p className={styles['uncertain']}>
      <CircleAlert size={16} aria-hidden="true" />
      Only {formatCount(answered)} {answered === 1 ? 'answer' : 'answers'}: with fewer than {REPORT_SURE_FROM}
      , one more can change the share a lot.
    </p>
  )
}

/** The satisfied share over time, within its 95% interval. */
function SatisfactionChart({ ratings: { series, unit } }: { readonly ratings: ReportRatings }) {
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
      table={{
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

/** How often each score was given, a chart for each kind of survey that was answered. */
function KindCharts({ ratings: { kind_counts } }: { readonly ratings: ReportRatings }) {
  const kinds = SURVEY_KINDS.filter(kind => kind_counts[kind]?.some(({ count }) => count > 0))
  if (kinds.length === 0) return null
  return (
    <div className={styles['kinds']}>
      {kinds.map(kind => (
        <KindChart key={kind} kind={kind} counts={kind_counts[kind]} />
      ))}
    </div>
  )
}

type KindChartProps = {
  readonly kind: SurveyKind
  readonly counts: ReportRatings['kind_counts'][SurveyKind]
}

function KindChart({ kind, counts }: KindChartProps) {
  const [search] = useSearchParams()
  const range = SURVEY_SCORES[kind]
  if (!range) return null
  const byScore = new Map(counts.map(({ score, count }) => [score, count]))
  const rows = Array.from({ length: range.max - range.min + 1 }, (_, at) => {
    const score = range.max - at
    const href = `?${withParams(search, { score: givenScoreParam({ kind, score }) })}`
    return { name: scoreText({ kind, score }), value: byScore.get(score) ?? 0, href }
  })
  const answers = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <ChartCard
      title={KIND_NAMES[kind]}
      lead={`${formatCount(answers)} ${answers === 1 ? 'answer' : 'answers'}`}
      fileName={`scores-${kind}`}
      table={{
        columns: ['Score', 'Answers'],
        rows: rows.map(({ name, value, href }) => [
          { value: name, text: name },
          { value, text: formatCount(value), href },
        ]),
      }}
    >
      <BarRows
        summary={`Answers by score: ${rows.map(({ name, value }) => `${name} ${value}`).join(', ')}`}
        rows={rows}
      />
    </ChartCard>
  )
}
