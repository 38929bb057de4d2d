import { MessageCircleQuestion } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import { HANDOFF_DEFINITIONS } from '#contract/constants/insights.ts'
import type { Insights } from '#contract/entities/insight.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { Checkbox } from '#host-app/shared/ui/fields/field.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { newArticleLink } from '../../knowledge/new-article-link.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { rangeLabel } from '../figures/bucket-label.ts'
import { formatCount } from '../figures/format-figure.ts'
import { ReportFilters } from '../filters/report-filters.tsx'
import { useReports } from '../filters/use-reports.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { AiWeeks } from './ai-weeks.tsx'
import { articleCell } from './article-cell.ts'
import { ChangeList } from './change-list.tsx'
import styles from './insights-page.module.css'
import { TopicTable } from './topic-table.tsx'
import { useInsights, useWeeklySummary } from './use-insights.ts'

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

/** Whether the reader gets the weekly summary by email. */
function WeeklySwitch() {
  const { state, change } = useWeeklySummary()
  if (!state.data) return null
  const isOn = change.isPending ? change.variables : state.data.is_on
  return (
    <Checkbox
      label="Email me a summary on Mondays"
      checked={isOn}
      disabled={change.isPending}
      onChange={event =>
        change.mutate(event.target.checked, { onError: error => toast.error(errorText(error)) })
      }
    />
  )
}

/** Why people were asked for. */
function HandoffTable({ insights: { handoffs, before } }: { readonly insights: Insights }) {
  if (handoffs.length === 0) return null
  const most = Math.max(1, ...handoffs.map(({ count }) => count))
  const sorted = [...handoffs].sort((a, b) => b.count - a.count)
  return (
    <ChartCard
      title="Why people were asked for"
      lead="By the requests of these days, as far as reasons were recorded."
      fileName="handoff-reasons"
      table={{
        columns: ['Reason', 'Requests', ...(before ? ['Before'] : [])],
        rows: sorted.map(each => [
          { value: each.reason, text: HANDOFF_DEFINITIONS[each.reason] },
          { value: each.count, text: formatCount(each.count), bar: each.count / most },
          ...(before ? [{ value: each.before, text: formatCount(each.before ?? 0) }] : []),
        ]),
      }}
    />
  )
}

/** The most asked questions of the range that no article answers. */
function GapTable({ insights: { gaps, gap_count } }: { readonly insights: Insights }) {
  const mayWrite = useAdmin().permissions.includes('content.edit')
  if (gaps.length === 0) return null
  return (
    <ChartCard
      title="Without an answer"
      lead={
        <>
          Asked in chats and searches, of all channels
          {gaps.length < gap_count && `; ${formatCount(gaps.length)} of ${formatCount(gap_count)}`}.{' '}
          <Link to="/admin/kb/gaps">All unanswered questions</Link>
        </>
      }
      fileName="unanswered"
      table={{
        columns: ['Question', 'Asked', 'In chats', 'Unhelpful answers', 'In searches', 'Article'],
        rows: gaps.map(({ question, count, sources, answered_by, questions, language }) => [
          { value: question, text: question },
          { value: count, text: formatCount(count) },
          { value: sources.chat, text: formatCount(sources.chat) },
          { value: sources.unhelpful, text: formatCount(sources.unhelpful) },
          { value: sources.search, text: formatCount(sources.search) },
          articleCell(
            answered_by,
            mayWrite
              ? newArticleLink({ title: question, questions: questions.map(({ text }) => text), language })
              : undefined,
          ),
        ]),
      }}
    />
  )
}
