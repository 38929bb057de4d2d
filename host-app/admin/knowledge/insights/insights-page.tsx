import { keepPreviousData } from '@tanstack/react-query'
import { CONFIDENCE_THRESHOLD } from '#contract/constants/knowledge.ts'
import type { SearchedQuery } from '#contract/entities/content.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { When } from '../../common/when.tsx'
import { WriteArticleLink } from '../write-article-link.tsx'
import { ArticleFeedback } from './article-feedback.tsx'
import styles from './insights.module.css'
import { CHOICES, useInsightParams } from './use-insight-params.ts'

/** `/admin/kb/insights`: visitors' searches and readers' feedback. */
export function KnowledgeInsightsPage() {
  useTitle('Insights')
  const { chosen, choose } = useInsightParams()
  return (
    <>
      <PageHeader title="Insights" lead="What your visitors searched for, and what to write next.">
        <Choice
          label="Time"
          options={CHOICES.days}
          value={chosen.days}
          onChange={value => choose('days', value)}
        />
      </PageHeader>
      <Searches />
      <ArticleFeedback />
    </>
  )
}

/** Visitors' searches, most frequent first, and whether they found a result. */
function Searches() {
  const { chosen, choose } = useInsightParams()
  const { days, results } = chosen
  const searches = useApi(
    'listSearches',
    { query: { days: Number(days), results } },
    { placeholderData: keepPreviousData },
  )
  return (
    <Section title="Searches" lead="What visitors searched for. It doesn’t show who searched.">
      <Choice
        label="Which searches"
        options={CHOICES.results}
        value={results}
        onChange={value => choose('results', value)}
      />
      <QueryState query={searches} label="Loading the searches" skeleton={<SkeletonRows />}>
        {({ searches }) =>
          searches.length === 0 ? (
            <p className={styles['empty']}>
              {results === 'none' ? 'Every search found an answer.' : 'No searches in this time.'}
            </p>
          ) : (
            <DataTable
              caption="Searches"
              columns={['Searched for', 'Times', 'Found', 'Last', '']}
              numbers={['Times']}
            >
              {searches.map(search => (
                <SearchRow key={search.query} search={search} />
              ))}
            </DataTable>
          )
        }
      </QueryState>
    </Section>
  )
}

function SearchRow({ search }: { readonly search: SearchedQuery }) {
  const { query, searches, result_count, confidence, searched_at } = search
  return (
    <tr>
      <td className={styles['words']} dir="auto">
        {query}
      </td>
      <td data-label="Times" data-number>
        {searches.toLocaleString()}
      </td>
      <td data-label="Found">
        {result_count === 0 ? (
          <Badge tone="danger">Nothing</Badge>
        ) : confidence < CONFIDENCE_THRESHOLD ? (
          <Badge tone="warning">No clear answer</Badge>
        ) : (
          <Badge tone="good">An answer</Badge>
        )}
      </td>
      <td data-label="Last">
        <When at={searched_at} />
      </td>
      <td className={styles['action']}>
        <WriteArticleLink question={query} />
      </td>
    </tr>
  )
}
