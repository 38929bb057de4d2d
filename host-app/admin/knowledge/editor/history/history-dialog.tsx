import { useState } from 'react'
import { QueryState } from '#host-app/admin/common/query-state.tsx'
import { When } from '#host-app/admin/common/when.tsx'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { useContentAction } from '../actions/use-content-action.ts'
import { WideDialog } from '../actions/wide-dialog.tsx'
import type { Draft } from '../draft/use-draft.ts'
import { compareFields, Differences } from './differences.tsx'
import styles from './history-dialog.module.css'

type HistoryProps = {
  readonly draft: Draft
  readonly mayRestore: boolean
  readonly onClose: () => void
}

/** Earlier published versions, their differences from the draft, and a button that restores one. */
export function HistoryDialog({ draft, mayRestore, onClose }: HistoryProps) {
  const { detail, fields } = draft.state
  const [chosen, setChosen] = useState(detail.versions[0]?.number ?? null)
  const version = useApi(
    'getVersion',
    chosen === null ? null : { params: { id: detail.id }, query: { number: chosen } },
  )
  const restore = useContentAction({
    draft,
    act: ({ id, revision }, number: number) =>
      callApi('restoreVersion', { params: { id }, body: { number, revision } }),
    done: 'The version is now in the draft.',
    onDone: onClose,
  })
  if (chosen === null)
    return (
      <WideDialog title="Version history" onClose={onClose}>
        <Notice text="A version appears here each time the article is published." />
      </WideDialog>
    )
  return (
    <WideDialog title="Version history" onClose={onClose}>
      <div className={styles['history']}>
        <ol className={styles['list']} aria-label="Versions">
          {detail.versions.map(({ number, published_at, published_by_name }) => (
            <li key={number}>
              <button type="button" aria-current={number === chosen} onClick={() => setChosen(number)}>
                <strong>Version {number}</strong>
                <When at={published_at} />
                <span>{published_by_name}</span>
              </button>
            </li>
          ))}
        </ol>
        <section className={styles['version']} aria-label={`Version ${chosen}`}>
          <QueryState query={version} label="Loading the version">
            {shown => (
              <>
                <p>From version {shown.number} to the draft:</p>
                <Differences differences={compareFields(shown, fields)} />
                <FormError text={restore.error ? errorText(restore.error) : null} />
                {mayRestore && (
                  <div>
                    <Button busy={restore.isPending} onClick={() => restore.mutate(shown.number)}>
                      Restore version {shown.number}
                    </Button>
                  </div>
                )}
              </>
            )}
          </QueryState>
        </section>
      </div>
    </WideDialog>
  )
}
