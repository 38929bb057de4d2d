import type { KnowledgePage } from '#contract/knowledge-page.ts'
import { SearchForm } from '../frame/search-form.tsx'
import { pageFacts } from '../page-facts.ts'
import styles from './lists.module.css'

/** The error page. */
export function FailureView({ page }: { readonly page: KnowledgePage }) {
  const { heading, description } = pageFacts(page)
  const isClosed = page.view.kind === 'failure' && page.view.reason === 'closed'
  return (
    <div className={styles['page']}>
      <h1>{heading}</h1>
      <p className={styles['lead']}>{description}</p>
      {page.companyName !== null && !isClosed && <SearchForm page={page} size="large" />}
    </div>
  )
}
