import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { ApiError } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { SkeletonRows } from '#host-app/ui/loading/skeleton-rows.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../common/page.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { ArticleEditor } from './article-editor.tsx'

/** `/admin/kb/edit/:contentBlockId`: reads or edits one article (ADMIN-03). */
export function EditPage() {
  const { contentBlockId: id = '' } = useParams()
  const content = useQuery({
    queryKey: queryKeys.article(id),
    queryFn: () => callApi('getContent', { params: { id } }),
    // The editor's state is newer than any later answer, so the initial version is not refetched.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isMissing = content.error instanceof ApiError && content.error.code === 'content_not_found'
  if (isMissing)
    return (
      <Page>
        <Notice
          title="There is no such article"
          text="It was removed, or belongs to another company."
          role="alert"
        >
          <Link to="/admin/kb">All articles</Link>
        </Notice>
      </Page>
    )
  if (content.data) return <ArticleEditor key={id} detail={content.data} />
  return (
    <Page>
      <QueryState query={content} label="Loading the article" skeleton={<SkeletonRows />}>
        {() => null}
      </QueryState>
    </Page>
  )
}
