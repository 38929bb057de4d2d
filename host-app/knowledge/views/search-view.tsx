import { SearchForm } from '../frame/search-form.tsx'
import { Trail } from '../frame/trail.tsx'
import { fill, usePageWords } from '../page-words.ts'
import { ArticleList } from './article-list.tsx'
import { AskUs } from './ask-us.tsx'
import styles from './lists.module.css'
import type { ViewProps } from './view-props.ts'

/** What was found, the surest first, and where to ask when that is nothing. */
export function SearchView({ page, view: { query, results, isSure } }: ViewProps<'search'>) {
  const { words } = usePageWords()
  const mark = results.length > 0 || query === '' ? words.results : words.noResults
  return (
    <div className={styles['page']}>
      <Trail page={page} />
      <h1>{query === '' ? words.searchLabel : fill(mark, 'query', query)}</h1>
      <SearchForm page={page} size="large" />
      {query !== '' && !isSure && (
        <p className={styles['lead']}>{results.length > 0 ? words.unsure : words.otherWords}</p>
      )}
      {results.length > 0 && <ArticleList articles={results} hasTypes />}
      {query !== '' && <AskUs />}
    </div>
  )
}
