import { useEffect, useState } from 'react'
import { errorText } from '../../../adapters/api-error.ts'
import { callApi } from '../../../adapters/call-api.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PublishReview } from './publish-review.tsx'
import { useContentAction } from './use-content-action.ts'
import type { Draft } from './use-draft.ts'
import styles from './wide-dialog.module.css'

/** Asks before visitors read the draft, and shows what changes for them. */
export function PublishDialog({ draft, onClose }: { readonly draft: Draft; readonly onClose: () => void }) {
  const publish = useContentAction({
    draft,
    act: ({ id, revision }) => callApi('publishContent', { params: { id }, body: { revision } }),
    done: 'Published.',
    onDone: onClose,
  })
  const isInternal = draft.state.words.visibility === 'internal'
  // What is reviewed is what the server has.
  const [unsaved, setUnsaved] = useState<string | null>(null)
  useEffect(() => {
    draft.settle().catch((error: unknown) => setUnsaved(errorText(error)))
  }, [draft.settle])
  return (
    <FormDialog
      title={`Publish “${draft.state.words.title}”?`}
      action="Publish"
      busy={publish.isPending}
      error={publish.error ? errorText(publish.error) : unsaved}
      onSubmit={() => publish.mutate()}
      onClose={onClose}
    >
      <p>
        {isInternal
          ? 'Only your own people read it: visitors do not see it, and the AI does not answer from it.'
          : 'Visitors read it at once, and the AI answers from it.'}
      </p>
      <div className={styles['wide']}>
        <PublishReview draft={draft} />
      </div>
    </FormDialog>
  )
}
