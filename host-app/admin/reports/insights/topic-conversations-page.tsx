import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { QueryState } from '../../common/query-state.tsx'
import { ConversationTable } from '../conversations/conversation-table.tsx'
import styles from '../conversations/report-conversations-page.module.css'
import { useReports } from '../filters/use-reports.ts'
import { parseTopicLink } from './topic-link.ts'
import { useTopicConversations } from './use-insights.ts'

/** `/admin/insights/conversations`: the newest conversations of a topic. */
export function TopicConversationsPage() {
  const [search] = useSearchParams()
  const { timeZone } = useReports()
  const { topic, ids } = parseTopicLink(search)
  const conversations = useTopicConversations(ids)
  useTitle('Conversations of a topic')
  return (
    <>
      <Link to="/admin/insights" className={styles['back']}>
        <ArrowLeft size={16} aria-hidden="true" />
        Insights
      </Link>
      <PageHeader
        title={topic === '' ? 'Conversations of a topic' : topic}
        lead="The newest conversations, at most 50."
      />
      <QueryState query={conversations} label="Loading the conversations" skeleton={<SkeletonRows />}>
        {items => (
          <section className={styles['card']} aria-label="Conversations">
            <ConversationTable conversations={items} timeZone={timeZone} />
          </section>
        )}
      </QueryState>
    </>
  )
}
