import { MessageCircleQuestion } from 'lucide-react'
import type { Insights } from '#contract/entities/insight.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { QueryState } from '../../common/query-state.tsx'
import { rangeLabel } from '../figures/bucket-label.ts'
import { formatCount } from '../figures/format-figure.ts'
import { ReportFilters } from '../filters/report-filters.tsx'
import { useReports } from '../filters/use-reports.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { AiWeeks } from './ai-weeks.tsx'
import { ChangeList } from './change-list.tsx'
import { GapTable } from './gap-table.tsx'
import { HandoffTable } from './handoff-table.tsx'
import styles from './insights-page.module.css'
import { TopicTable } from './topic-table.tsx'
import { useInsights } from './use-insights.ts'
import { WeeklySwitch } from './weekly-switch.tsx'

/** `/admin/insights`: what visitors ask, what becomes of it, and what changed (ADMIN-02). */
export function InsightsPage() {
  useTitle('Insights')
  const { query } = useReports()
  const insights = useInsights(query)
  return (
    <>
      <PageHeader title="Insights" lead={rangeLabel(query)}>
        <WeeklySwitch />
      </PageHeader>
      <ReportFilters />
      <QueryState query={insights} label="Loading the insights" skeleton={<PageSkeleton />}>
        {shown => <Shown insights={shown} isStale={insights.isPlaceholderData} />}
      </QueryState>
    </>
  )
}

function Shown({ insights, isStale }: { readonly insights: Insights; readonly isStale: boolean }) {
  const { read } = insights
  if (read.questions === 0 && insights.gaps.length === 0 && insights.changes.length === 0 && !isStale)
    return (
      <Notice
        icon={<MessageCircleQuestion size={20} aria-hidden="true" />}
        text="No questions in these days. What visitors ask in chats, tickets and calls is grouped here."
      >
        <ButtonLink to="/admin/settings/install" look="secondary">
          Install the widget
        </ButtonLink>
      </Notice>
    )
  return (
    <div className={`${styles['insights']} ${styles['texts']}`} aria-busy={isStale}>
      <p className={styles['read']} role="status">
        {readText(insights)}
      </p>
      <ChangeList insights={insights} />
      <TopicTable insights={insights} />
      <GapTable insights={insights} />
      <AiWeeks insights={insights} />
      <HandoffTable insights={insights} />
    </div>
  )
}

function readText({ read, computed_at, time_zone }: Insights): string {
  const time = new Intl.DateTimeFormat(undefined, {
    timeZone: time_zone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const questions = `${formatCount(read.questions)} ${read.questions === 1 ? 'question' : 'questions'}`
  const from =
    read.read < read.conversations
      ? `from the newest ${formatCount(read.read)} of ${formatCount(read.conversations)} conversations; earlier ones are not counted`
      : `from ${formatCount(read.conversations)} ${read.conversations === 1 ? 'conversation' : 'conversations'}`
  return `${questions} ${from}. Computed at ${time.format(new Date(computed_at))}.`
}
