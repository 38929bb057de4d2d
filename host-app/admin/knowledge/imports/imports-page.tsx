import { Download, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ContentImport } from '#contract/entities/imports.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { ReadOnlyNote } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { When } from '../../common/when.tsx'
import { IMPORT_POLL_INTERVAL_MS, importTitle, isUnderWay } from './import-labels.ts'
import { ImportProgress, ImportState } from './import-progress.tsx'

/** `/admin/kb/imports`: all imports of articles, newest first (ADMIN-03). */
export function ImportsPage() {
  useTitle('Imports')
  const { permissions } = useAdmin()
  const imports = useApi(
    'listImports',
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.imports.some(isUnderWay) ? IMPORT_POLL_INTERVAL_MS : false,
    },
  )
  const create = permissions.includes('content.edit') && (
    <ButtonLink to="/admin/kb/imports/new">
      <Plus size={16} aria-hidden="true" />
      New import
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title="Imports"
        lead="Import articles from Markdown and HTML files, or from the pages of a website."
      >
        {(imports.data?.imports.length ?? 0) > 0 && create}
      </PageHeader>
      <ReadOnlyNote permission="content.edit" />
      <QueryState query={imports} label="Loading the imports" skeleton={<SkeletonRows />}>
        {({ imports }) =>
          imports.length === 0 ? (
            <Notice
              icon={<Download size={22} />}
              text="Imports appear here: articles from elsewhere become drafts, up to 10,000 at a time."
            >
              {create}
            </Notice>
          ) : (
            <DataTable caption="Imports" columns={['From', 'Status', 'Progress', 'Started']}>
              {imports.map(each => (
                <ImportRow key={each.id} of={each} />
              ))}
            </DataTable>
          )
        }
      </QueryState>
    </>
  )
}

function ImportRow({ of }: { readonly of: ContentImport }) {
  return (
    <tr>
      <td>
        <Link to={`/admin/kb/imports/${of.id}`}>{importTitle(of)}</Link>
      </td>
      <td data-label="Status">
        <ImportState state={of.state} />
      </td>
      <td data-label="Progress">
        <ImportProgress of={of} />
      </td>
      <td data-label="Started">
        <When at={of.created_at} /> by {of.created_by_name}
      </td>
    </tr>
  )
}
