import { SEARCH_QUERY_MAX } from '#contract/constants/knowledge.ts'
import type { KnowledgePage } from '#contract/knowledge-page.ts'
import { KNOWLEDGE_SEARCH } from '#core/knowledge/knowledge-path.ts'
import { usePageMessages } from '../messages/page-messages.ts'
import styles from './search-form.module.css'

type Props = { readonly page: KnowledgePage; readonly size: 'small' | 'large' }

/** A search form with a results page; the script adds suggestions. */
export function SearchForm({ page, size }: Props) {
  const { t } = usePageMessages()
  const query = page.view.kind === 'search' ? page.view.query : ''
  return (
    <search className={styles['search']} data-size={size}>
      <form action={KNOWLEDGE_SEARCH} data-kb-search={page.language} data-suggestions={t.suggestions}>
        <label className="visually-hidden" htmlFor="kb_query">
          {t.searchLabel}
        </label>
        <input
          id="kb_query"
          type="search"
          name="q"
          required
          maxLength={SEARCH_QUERY_MAX}
          autoComplete="off"
          placeholder={t.searchLabel}
          defaultValue={query}
        />
        {page.languages.length > 1 && <input type="hidden" name="lang" value={page.language} />}
        <button type="submit">{t.search}</button>
      </form>
    </search>
  )
}
