import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { ResponseOf } from '#contract/routes/index.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/ui/buttons/button-link.tsx'
import { FormDialog } from '#host-app/ui/dialogs/form-dialog.tsx'
import { SkeletonRows } from '#host-app/ui/loading/skeleton-rows.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { useAdminAction } from '../../common/use-admin-action.ts'
import { articlesLink } from '../articles/articles-link.ts'
import { ImportFacts } from './import-facts.tsx'
import { ImportFailures } from './import-failures.tsx'
import { IMPORT_POLL_INTERVAL_MS, importTitle, isUnderWay } from './import-labels.ts'
import styles from './import-page.module.css'
import { OpenImport } from './open-import.tsx'

/** `/admin/kb/imports/:id`: an import's progress and its failures. */
export function ImportPage() {
  useTitle('Import')
  const { id = '' } = useParams()
  const found = useQuery({
    queryKey: queryKeys.imports(id),
    queryFn: () => callApi('getImport', { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? IMPORT_POLL_INTERVAL_MS : false),
  })
  return (
    <>
      <Link className={styles['back']} to="/admin/kb/imports">
        All imports
      </Link>
      <QueryState query={found} label="Loading the import" skeleton={<SkeletonRows />}>
        {found => <Import of={found} />}
      </QueryState>
    </>
  )
}

function Import({ of }: { readonly of: ResponseOf<'getImport'> }) {
  const { permissions } = useAdmin()
  const queryClient = useQueryClient()
  const [isStopping, setStopping] = useState(false)
  const cancel = useAdminAction({
    act: () => callApi('cancelImport', { params: { id: of.id } }),
    done: 'Import stopped',
    changes: queryKeys.imports(),
  })
  const isEditor = permissions.includes('content.edit')
  const close = () => setStopping(false)
  return (
    <>
      <PageHeader title={importTitle(of)}>
        {of.done > 0 && (
          <ButtonLink to={draftsOf(of)} look={isUnderWay(of) ? 'secondary' : 'primary'}>
            See the drafts
          </ButtonLink>
        )}
        {isEditor && (of.state === 'open' || isUnderWay(of)) && (
          <Button onClick={() => setStopping(true)}>Stop the import</Button>
        )}
      </PageHeader>
      <ImportFacts of={of} />
      {isEditor && of.state === 'open' && (
        <OpenImport
          of={of}
          onStarted={() => queryClient.invalidateQueries({ queryKey: queryKeys.imports() })}
        />
      )}
      <ImportFailures of={of} />
      {isStopping && (
        <FormDialog
          title="Stop this import?"
          action="Stop the import"
          busy={cancel.isPending}
          error={null}
          onSubmit={() => cancel.mutate(undefined, { onSuccess: close })}
          onClose={close}
        >
          <p>Drafts created so far stay. The rest are skipped.</p>
        </FormDialog>
      )}
    </>
  )
}

/** Returns the address of the article list, filtered to the import's drafts. */
function draftsOf({ type, language, category_id }: ResponseOf<'getImport'>): string {
  return articlesLink({ status: 'draft', type, language, ...(category_id !== null && { category_id }) })
}
