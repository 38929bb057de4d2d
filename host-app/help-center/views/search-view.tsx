import { SearchForm } from '../frame/search-form.tsx'
import { Trail } from '../frame/trail.tsx'
import { fill, usePageMessages } from '../messages/page-messages.ts'
import { ArticleList } from './article-list.tsx'
import { AskUs } from './ask-us.tsx'
import styles from './lists.module.css'
import type { ViewProps } from './view-props.ts'

/** Search results, best first, and ways to contact a human if there are none. */
export function SearchView({ page, view: { query, results, isSure } }: ViewProps<'search'>) {
  const { t } = usePageMessages()
  const mark = results.length > 0 || query === '' ? t.results : t.noResults
  return (
    <div className={styles['page']}>
      <Trail page={page} />
      <h1>{query === '' ? t.searchLabel : fill(mark, 'query', query)}</h1>
      <SearchForm page={page} size="large" />
      {query !== '' && !isSure && (
        <p className={styles['lead']}>{results.length > 0 ? t.unsure : t.otherWords}</p>
      )}
      {results.length > 0 && <ArticleList articles={results} hasTypes />}
      {query !== '' && <AskUs />}
    </div>
  )
}
