import { ChartNoAxesColumn, TrendingDown, TrendingUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AssistTask } from '#contract/constants/assist.ts'
import type { ReportedAssists, ReportOverview } from '#contract/entities/report.ts'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useNow } from '#host-app/shared/ui/use-now.ts'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { QueryState } from '../../common/query-state.tsx'
import { ChartCard } from '../charts/chart-card.tsx'
import { ExportMenu } from '../export-menu.tsx'
import { rangeLabel } from '../figures/bucket-label.ts'
import { formatCount } from '../figures/format-figure.ts'
import { elapsedPart } from '../filters/range.ts'
import { ReportFilters } from '../filters/report-filters.tsx'
import { useReports } from '../filters/use-reports.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { Breakdown } from './breakdown.tsx'
import styles from './dashboard-page.module.css'
import { FigureTiles, MoreFigures } from './figure-tiles.tsx'
import { HoursChart } from './hours-chart.tsx'
import { LiveBlock } from './live-block.tsx'
import { ResolvedChart } from './resolved-chart.tsx'
import { SeriesChart } from './series-chart.tsx'
import { useLiveFigures, useOverview } from './use-overview.ts'
import { whatChanged } from './what-changed.ts'

const NAMES: Readonly<Record<AssistTask, string>> = {
  draft: 'Drafts from the articles',
  summary: 'Summaries',
  rewrite: 'Shorter or friendlier',
  translate: 'Translations',
}

/** `/admin/dashboard`: what has happened in a range, and what is going on now (ADMIN-02). */
export function DashboardPage() {
  useTitle('Reports')
  const { query } = useReports()
  const overview = useOverview(query)
  useLiveFigures(query)
  return (
    <>
      <PageHeader title="Reports" lead={rangeLabel(query)}>
        <ExportMenu />
      </PageHeader>
      <ReportFilters />
      <QueryState query={overview} label="Loading the reports" skeleton={<PageSkeleton />}>
        {shown => <Overview overview={shown} isStale={overview.isPlaceholderData} />}
      </QueryState>
    </>
  )
}

type OverviewProps = {
  readonly overview: ReportOverview
  /** Whether it is the answer to an earlier question, until the next one is here. */
  readonly isStale: boolean
}

function Overview({ overview, isStale }: OverviewProps) {
  const { query, params } = useReports()
  const now = useNow()
  const { figures } = overview
  const isEmpty =
    figures.conversations.value === 0 && figures.resolved.value === 0 && figures.backlog.value === 0
  if (isEmpty && !isStale && Object.keys(params.filters).length === 0)
    return (
      <div className={styles['overview']}>
        <LiveBlock />
        <Notice
          icon={<ChartNoAxesColumn size={20} aria-hidden="true" />}
          text="No conversations in these days. Figures appear here with the first one."
        >
          <ButtonLink to="/admin/settings/install" look="secondary">
            Install the widget
          </ButtonLink>
        </Notice>
      </div>
    )
  return (
    <div className={styles['overview']} aria-busy={isStale}>
      {overview.before && (
        <WhatChanged figures={figures} elapsed={elapsedPart(query, overview.time_zone, now)} />
      )}
      <FigureTiles overview={overview} />
      <LiveBlock />
      <div className={styles['charts']}>
        <ResolvedChart overview={overview} />
        <SeriesChart figure="first_reply" overview={overview} color={2} />
        <SeriesChart figure="resolution_time" overview={overview} color={3} />
        <HoursChart overview={overview} />
        <SeriesChart figure="conversations" overview={overview} color={1} />
        <SeriesChart figure="backlog" overview={overview} color={2} />
      </div>
      <MoreFigures figures={figures} />
      <Breakdown />
      <AssistCard assists={overview.assists} />
    </div>
  )
}

type WhatChangedProps = {
  readonly figures: ReportOverview['figures']
  /** The part of the range that is over, from 0 to 1. */
  readonly elapsed: number
}

/** The largest changes against the days before, in sentences. Nothing, if chance explains them all. */
function WhatChanged({ figures, elapsed }: WhatChangedProps) {
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

/** What the AI wrote for agents, and what became of it. Nothing shows if it wrote nothing. */
function AssistCard({ assists }: { readonly assists: readonly ReportedAssists[] }) {
  const sum = (field: 'offered' | 'inserted' | 'sent' | 'unchanged') =>
    assists.reduce((total, row) => total + row[field], 0)
  const offered = sum('offered')
  if (offered === 0) return null
  const count = (value: number) => ({ value, text: formatCount(value) })
  return (
    <ChartCard
      title="AI beside the agent"
      lead={`The AI wrote ${counted(offered)} for agents. They inserted ${formatCount(sum('inserted'))}, and sent ${formatCount(sum('unchanged'))} as written and ${formatCount(sum('sent') - sum('unchanged'))} edited.`}
      fileName="ai-beside-the-agent"
      table={{
        columns: ['Task', 'Offered', 'Inserted', 'Sent as written', 'Sent edited', 'Dismissed'],
        rows: assists
          .filter(row => row.offered > 0)
          .map(row => [
            { value: NAMES[row.task], text: NAMES[row.task] },
            count(row.offered),
            count(row.inserted),
            count(row.unchanged),
            count(row.sent - row.unchanged),
            count(row.dismissed),
          ]),
      }}
    />
  )
}

function counted(texts: number): string {
  return texts === 1 ? '1 text' : `${formatCount(texts)} texts`
}
