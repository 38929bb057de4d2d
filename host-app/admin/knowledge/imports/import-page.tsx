import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { ContentImport } from '#contract/entities/imports.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { resourceKey } from '#host-app/shared/api/api-cache.ts'
import { useApi, useApiAction } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { languageName } from '../../common/languages.ts'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { When } from '../../common/when.tsx'
import { articlesLink } from '../articles/articles-link.ts'
import { TYPE_LABELS } from '../common/labels.ts'
import { useTopics } from '../topics/use-topics.ts'
import { FileSending } from './files/file-sending.tsx'
import { useFileSending } from './files/use-file-sending.ts'
import { IMPORT_ERROR_MESSAGES, IMPORT_POLL_INTERVAL_MS, importTitle, isUnderWay } from './import-labels.ts'
import styles from './import-page.module.css'
import { ImportProgress, ImportState } from './import-progress.tsx'

/** `/admin/kb/imports/:id`: an import's progress and its failures. */
export function ImportPage() {
  useTitle('Import')
  const { id = '' } = useParams()
  const found = useApi(
    'getImport',
    { params: { id } },
    {
      refetchInterval: ({ state }) =>
        state.data && isUnderWay(state.data) ? IMPORT_POLL_INTERVAL_MS : false,
    },
  )
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
  const cancel = useApiAction(call => call('cancelImport', { params: { id: of.id } }), {
    done: 'Import stopped',
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
          onStarted={() => queryClient.invalidateQueries({ queryKey: resourceKey('listImports') })}
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

/** Lists the files or pages that failed, with reasons. Renders nothing if there are none. */
function ImportFailures({ of }: { readonly of: ResponseOf<'getImport'> }) {
  const { failures, failed, kind } = of
  if (failures.length === 0) return null
  const lead =
    failures.length < failed
      ? `The first ${failures.length} of ${failed.toLocaleString()}.`
      : 'No draft was created from these.'
  return (
    <Section title="Skipped" lead={lead}>
      <DataTable caption="Skipped" columns={[kind === 'files' ? 'File' : 'Page', 'Reason']}>
        {failures.map(({ id, source, error }) => (
          <tr key={id}>
            <td className={styles['source']}>{source}</td>
            <td data-label="Reason">{error && IMPORT_ERROR_MESSAGES[error]}</td>
          </tr>
        ))}
      </DataTable>
    </Section>
  )
}

type OpenImportProps = { readonly of: ContentImport; readonly onStarted: () => void }

/** An import whose upload was interrupted: accepts the remaining files, or starts with the ones it has. */
function OpenImport({ of, onStarted }: OpenImportProps) {
  const sending = useFileSending(async () => of.id, onStarted)
  const start = useApiAction(call => call('startImport', { params: { id: of.id } }), {
    done: 'Import started',
  })
  return (
    <Section
      title="Waiting for the rest of the files"
      lead="Choose the same files or folder again. Files that are already here are skipped."
    >
      <FileSending of={sending} />
      {sending.files.length > 0 ? (
        <Button look="primary" busy={sending.isSending} onClick={() => sending.send(undefined)}>
          Send and start
        </Button>
      ) : (
        of.total > 0 && (
          <Button busy={start.isPending} onClick={() => start.mutate()}>
            Start with these files
          </Button>
        )
      )}
    </Section>
  )
}

/** The state of an import and the settings of its drafts. */
function ImportFacts({ of }: { readonly of: ContentImport }) {
  const { state, type, language, category_id, created_at, created_by_name, finished_at } = of
  const categories = useTopics().data?.categories
  const category = categories?.find(({ id }) => id === category_id)?.name
  const drafts = [TYPE_LABELS[type], languageName(language), ...(category ? [category] : [])]
  return (
    <dl className={styles['facts']}>
      <dt>Status</dt>
      <dd>
        <ImportState state={state} />
      </dd>
      <dt>Progress</dt>
      <dd>
        <ImportProgress of={of} />
      </dd>
      <dt>Drafts</dt>
      <dd>{drafts.join(', ')}</dd>
      <dt>Started</dt>
      <dd>
        <When at={created_at} /> by {created_by_name}
      </dd>
      {finished_at && (
        <>
          <dt>Ended</dt>
          <dd>
            <When at={finished_at} />
          </dd>
        </>
      )}
    </dl>
  )
}
