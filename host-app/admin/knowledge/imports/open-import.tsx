import type { ContentImport } from '#contract/entities/imports.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { Section } from '../../common/section.tsx'
import { useAdminAction } from '../../common/use-admin-action.ts'
import { FileSending } from './files/file-sending.tsx'
import { useFileSending } from './files/use-file-sending.ts'

type OpenImportProps = { readonly of: ContentImport; readonly onStarted: () => void }

/** An import whose upload was interrupted: accepts the remaining files, or starts with the ones it has. */
export function OpenImport({ of, onStarted }: OpenImportProps) {
  const sending = useFileSending(async () => of.id, onStarted)
  const start = useAdminAction({
    act: () => callApi('startImport', { params: { id: of.id } }),
    done: 'Import started',
    changes: queryKeys.imports(),
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
