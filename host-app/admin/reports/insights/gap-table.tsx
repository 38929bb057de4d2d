import { Link } from 'react-router-dom'
import type { Insights } from '#contract/entities/insight.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { newArticleLink } from '../../knowledge/new-article-link.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { formatCount } from '../figures/format-figure.ts'
import { articleCell } from './article-cell.ts'

/** The most asked questions of the range that no article answers. */
export function GapTable({ insights: { gaps, gap_count } }: { readonly insights: Insights }) {
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
      twin={{
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
