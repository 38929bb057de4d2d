import { useEffect, useState } from 'react'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { AnswerDiffPanel } from '../../answer-diff/answer-diff-panel.tsx'
import type { Draft } from '../draft/use-draft.ts'
import { compareFields, Differences } from '../history/differences.tsx'
import { useContentAction } from './use-content-action.ts'
import styles from './wide-dialog.module.css'

/** Asks for confirmation before the draft is published, and shows what changes for visitors. */
export function PublishDialog({ draft, onClose }: { readonly draft: Draft; readonly onClose: () => void }) {
  const publish = useContentAction({
    draft,
    act: ({ id, revision }) => callApi('publishContent', { params: { id }, body: { revision } }),
    done: 'Published.',
    onDone: onClose,
  })
  const isInternal = draft.state.fields.visibility === 'internal'
  // The review shows the saved draft, so unsaved changes are saved first.
  const [saved, setSaved] = useState<number | null>(null)
  const [unsaved, setUnsaved] = useState<string | null>(null)
  useEffect(() => {
    draft.settle().then(
      ({ revision }) => setSaved(revision),
      (error: unknown) => setUnsaved(errorText(error)),
    )
  }, [draft.settle])
  return (
    <FormDialog
      title={`Publish “${draft.state.fields.title}”?`}
      action="Publish"
      busy={publish.isPending}
      error={publish.error ? errorText(publish.error) : unsaved}
      onSubmit={() => publish.mutate()}
      onClose={onClose}
    >
      <p>
        {isInternal
          ? 'Only your team sees it: visitors don’t, and the AI doesn’t answer from it.'
          : 'Visitors read it at once, and the AI answers from it.'}
      </p>
      <PublishReview draft={draft} />
      <div className={styles['wide']}>
        {saved !== null && <AnswerDiffPanel contentId={draft.state.detail.id} revision={saved} />}
      </div>
    </FormDialog>
  )
}

/** All changes for readers, to review before an article is published. */
function PublishReview({ draft }: { readonly draft: Draft }) {
  const { detail, fields } = draft.state
  if (detail.live === null) return null
  return <Differences differences={compareFields(detail.live, fields)} />
}
