import { CircleAlert, CircleCheck } from 'lucide-react'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Spinner } from '#host-app/shared/ui/loading/spinner.tsx'
import { draftStatus } from './draft-machine.ts'
import styles from './save-status.module.css'
import type { Draft } from './use-draft.ts'

/** Shows whether all changes are saved. A failed save can be retried. */
export function SaveStatus({ draft }: { readonly draft: Draft }) {
  const { kind, text } = draftStatus(draft.state)
  return (
    <span className={styles['status']}>
      <span role="status" data-kind={kind}>
        {kind === 'saved' && <CircleCheck size={15} aria-hidden="true" />}
        {kind === 'saving' && <Spinner />}
        {kind === 'failed' && <CircleAlert size={15} aria-hidden="true" />}
        {text}
      </span>
      {draft.state.failure !== null && (
        <Button size="small" onClick={() => draft.dispatch({ type: 'flush' })}>
          Try again
        </Button>
      )}
    </span>
  )
}
