import { TOPIC_RATINGS_MIN } from '#contract/constants/insights.ts'
import type { Insights, InsightTopic } from '#contract/entities/insight.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { newArticleLink } from '../../knowledge/new-article-link.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import type { Cell } from '../charts/table-csv.ts'
import { formatCount, formatValue, NOTHING } from '../figures/format-figure.ts'
import { articleCell } from './article-cell.ts'
import { topicLink } from './topic-link.ts'

/** What visitors ask, grouped, with what became of it and the article that answers it. */
export function TopicTable({ insights }: { readonly insights: Insights }) {
  const { topics, topic_count, before } = insights
  const mayWrite = useAdmin().permissions.includes('content.edit')
  const most = Math.max(1, ...topics.map(({ count }) => count))

  function cells(topic: InsightTopic): Cell[] {
    const { question, count, outcomes, satisfaction, article, language } = topic
    return [
      { value: question, text: question, href: topicLink(topic) },
      { value: count, text: formatCount(count), bar: count / most },
      ...(before ? [{ value: topic.before, text: formatCount(topic.before ?? 0) }] : []),
      ...([outcomes.answered, outcomes.suggested, outcomes.refused, outcomes.by_person] as const).map(
        part => ({
          value: count === 0 ? null : part / count,
          text: formatValue(count === 0 ? null : part / count, 'share'),
        }),
      ),
      {
        value: satisfaction?.value ?? null,
        text: satisfaction ? formatValue(satisfaction.value, 'share') : NOTHING,
      },
      articleCell(article, mayWrite ? newArticleLink({ title: question, language }) : undefined),
    ]
  }

  return (
    <ChartCard
      title="What visitors ask"
      lead={leadOf(topics.length, topic_count)}
      fileName="topics"
      table={{
        columns: [
          'Question',
          'Asked',
          ...(before ? ['Before'] : []),
          'AI answered',
          'Suggested',
          'Refused',
          'A person',
          'Satisfied',
          'Article',
        ],
        rows: topics.map(cells),
      }}
    />
  )
}

function leadOf(shown: number, all: number): string {
  if (all === 0) return 'No questions in these days.'
  const which = shown < all ? `The ${formatCount(shown)} most asked of ${formatCount(all)} topics. ` : ''
  return `${which}Each question opens its newest conversations. Satisfied needs ${TOPIC_RATINGS_MIN} ratings.`
}
