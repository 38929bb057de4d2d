import { useQuery } from '@tanstack/react-query'
import { ThumbsUp } from 'lucide-react'
import { callApi } from '../../../adapters/call-api.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { RATED_ANSWERS_KEY } from '../query-keys.ts'
import { CitedArticleRow } from './cited-article-row.tsx'
import styles from './insight.module.css'
import type { ListProps } from './list-props.ts'
import { RatedAnswerRow } from './rated-answer-row.tsx'

/** What visitors thought of the AI's answers, by article and one by one. */
export function RatedAnswers({ days }: ListProps) {
  const rated = useQuery({
    queryKey: [...RATED_ANSWERS_KEY, days],
    queryFn: () => callApi('listRatedAnswers', { query: { days } }),
  })
  return (
    <QueryState query={rated} label="Loading ratings" skeleton={<SkeletonRows />}>
      {({ articles, answers }) =>
        answers.length === 0 ? (
          <Notice
            icon={<ThumbsUp size={20} aria-hidden="true" />}
            title="No answer was rated"
            text="Thumbs that visitors give to the AI’s answers stand here, with the articles behind them."
          />
        ) : (
          <>
            {articles.length > 0 && (
              <DataTable caption="Articles" columns={['Article', 'Helped', 'Did not help']}>
                {articles.map(article => (
                  <CitedArticleRow key={article.slug} article={article} />
                ))}
              </DataTable>
            )}
            <Section title="Answers">
              <ul className={styles['list']} aria-label="Rated answers">
                {answers.map(answer => (
                  <RatedAnswerRow key={answer.id} rated={answer} articles={articles} />
                ))}
              </ul>
            </Section>
          </>
        )
      }
    </QueryState>
  )
}
