import { ChartNoAxesColumn } from 'lucide-react'
import type { ReportOverview } from '#contract/entities/report.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { QueryState } from '../../common/query-state.tsx'
import { ExportMenu } from '../export-menu.tsx'
import { rangeLabel } from '../figures/bucket-label.ts'
import { elapsedPart } from '../filters/range.ts'
import { ReportFilters } from '../filters/report-filters.tsx'
import { useReports } from '../filters/use-reports.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { AssistCard } from './assist-card.tsx'
import { Breakdown } from './breakdown.tsx'
import styles from './dashboard-page.module.css'
import { FigureTiles, MoreFigures } from './figure-tiles.tsx'
import { HoursChart } from './hours-chart.tsx'
import { LiveBlock } from './live-block.tsx'
import { ResolvedChart } from './resolved-chart.tsx'
import { SeriesChart } from './series-chart.tsx'
import { useLiveFigures, useOverview } from './use-overview.ts'
import { WhatChanged } from './what-changed-block.tsx'

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
