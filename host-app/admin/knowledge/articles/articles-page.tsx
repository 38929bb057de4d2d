import { keepPreviousData } from '@tanstack/react-query'
import { FilePlus2, FileText } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ContentSummary } from '#contract/entities/content.ts'
import { useApiPages } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { NoMatches } from '#host-app/shared/ui/no-matches.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { useTopics } from '../topics/use-topics.ts'
import { ArticleFilters } from './article-filters.tsx'
import { ArticleRow } from './article-row.tsx'
import styles from './articles-page.module.css'
import { BulkActions } from './bulk-actions.tsx'
import { type ContentFilters, readFilters, withFilter } from './content-filters.ts'

/** `/admin/kb`: all of the company's articles (ADMIN-03). */
export function ArticlesPage() {
  useTitle('Articles')
  const { permissions } = useAdmin()
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const articles = useArticles(filters)
  const change = useCallback(
    (name: keyof ContentFilters, value: string) =>
      setSearch(before => withFilter(before, name, value), { replace: true }),
    [setSearch],
  )
  return (
    <>
      <PageHeader title="Articles" lead="What your visitors read, and what the AI answers from.">
        {permissions.includes('content.edit') && (
          <ButtonLink to="/admin/kb/new">
            <FilePlus2 size={16} aria-hidden="true" />
            New article
          </ButtonLink>
        )}
      </PageHeader>
      <ArticleFilters filters={filters} onChange={change} />
      <QueryState query={articles} label="Loading articles" skeleton={<SkeletonRows />}>
        {({ pages }) => {
          const contents = pages.flatMap(page => page.contents)
          if (contents.length === 0)
            return (
              <NoArticles
                filters={filters}
                mayWrite={permissions.includes('content.edit')}
                onClear={() => setSearch({})}
              />
            )
          return (
            <>
              <ArticleTable contents={contents} mayChange={permissions.includes('content.publish')} />
              {articles.hasNextPage && (
                <div className={styles['more']}>
                  <Button busy={articles.isFetchingNextPage} onClick={() => articles.fetchNextPage()}>
                    Load more
                  </Button>
                </div>
              )}
            </>
          )
        }}
      </QueryState>
    </>
  )
}

function ArticleTable({ contents, mayChange }: { contents: readonly ContentSummary[]; mayChange: boolean }) {
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set())
  const categories = new Map(useTopics().data?.categories.map(({ id, name }) => [id, name]))
  const chosen = contents.filter(({ id }) => chosenIds.has(id))
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen(before => new Set([...[...before].filter(id => !ids.includes(id)), ...(isChosen ? ids : [])]))
  const shown = contents.map(({ id }) => id)
  return (
    <>
      {mayChange && (
        <label className={styles['all']}>
          <input
            type="checkbox"
            checked={chosen.length > 0 && shown.every(id => chosenIds.has(id))}
            onChange={event => choose(shown, event.target.checked)}
          />
          Select all shown
        </label>
      )}
      {chosen.length > 0 && (
        <BulkActions
          chosen={chosen}
          onClear={() => setChosen(new Set())}
          onDone={ids => choose(ids, false)}
        />
      )}
      <DataTable
        caption="Articles"
        columns={[...(mayChange ? [''] : []), 'Title', 'Status', 'Category', 'Helpful', 'Updated']}
      >
        {contents.map(content => (
          <ArticleRow
            key={content.id}
            content={content}
            category={content.category_id && (categories.get(content.category_id) ?? null)}
            isChosen={mayChange ? chosenIds.has(content.id) : null}
            onChoose={isChosen => choose([content.id], isChosen)}
          />
        ))}
      </DataTable>
    </>
  )
}

type NoArticlesProps = {
  readonly filters: ContentFilters
  readonly mayWrite: boolean
  readonly onClear: () => void
}

function NoArticles({ filters, mayWrite, onClear }: NoArticlesProps) {
  const { search, ...others } = filters
  const hasFilters = Object.keys(others).length > 0
  if (search !== undefined || hasFilters)
    return <NoMatches what="articles" words={search} hasFilters={hasFilters} onClear={onClear} />
  return (
    <Notice
      icon={<FileText size={20} aria-hidden="true" />}
      text="Articles appear here: visitors find them on their own, and the AI answers from them."
    >
      {mayWrite && (
        <ButtonLink to="/admin/kb/new" look="secondary">
          Write the first one
        </ButtonLink>
      )}
    </Notice>
  )
}

/**
 * Queries the matching articles page by page. The previous result stays on the screen while the next loads.
 */
function useArticles(filters: ContentFilters) {
  return useApiPages('listContent', filters, { placeholderData: keepPreviousData })
}
