import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { callApi } from '../../../adapters/call-api.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import { formatDate } from '../../common/format-date.ts'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { WriteArticleLink } from '../write-article-link.tsx'
import styles from './insights.module.css'
import { useInsightParams } from './use-insight-params.ts'

/** What the AI had no answer for, the newest first. */
export function Unanswered() {
  const { days } = useInsightParams().chosen
  const unanswered = useQuery({
    queryKey: ['unanswered', days],
    queryFn: () => callApi('listUnanswered', { query: { days: Number(days) } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Section
      title="Unanswered questions"
      lead="Where the AI found nothing in your articles and offered a person."
    >
      <QueryState query={unanswered} label="Loading the questions" skeleton={<SkeletonRows />}>
        {({ questions }) =>
          questions.length === 0 ? (
            <p className={styles['empty']}>No question went without an answer.</p>
          ) : (
            <DataTable caption="Unanswered questions" columns={['Question', 'Asked', '']}>
              {questions.map(({ conversation_id, question, asked_at }) => (
                <tr key={`${conversation_id} ${asked_at}`}>
                  <td className={styles['words']} dir="auto">
                    <Link to={`/admin/conversations/${conversation_id}`}>{question}</Link>
                  </td>
                  <td data-label="Asked">{formatDate(asked_at)}</td>
                  <td className={styles['action']}>
                    <WriteArticleLink question={question} />
                  </td>
                </tr>
              ))}
            </DataTable>
          )
        }
      </QueryState>
    </Section>
  )
}
