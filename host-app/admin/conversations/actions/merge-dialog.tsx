import { flushSync } from 'react-dom'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { ClosableDialog } from '#host-app/shared/ui/dialogs/closable-dialog.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { subjectText } from '../../common/conversation-text.ts'
import { QueryState } from '../../common/query-state.tsx'
import { When } from '../../common/when.tsx'
import { StatusBadge } from '../status-badge.tsx'
import styles from './merge-dialog.module.css'
import type { useActions } from './use-actions.ts'

type MergeDialogProps = {
  readonly conversation: StaffConversation
  readonly memberId: string
  readonly now: number
  readonly merge: ReturnType<typeof useActions>['merge']
  readonly onClose: () => void
}

const TITLE = 'Merge this conversation'

/** Asks which of the customer's other conversations to merge this one into. */
export function MergeDialog(props: MergeDialogProps) {
  const { conversation, onClose } = props
  const { id, customer_id } = conversation
  const targets = useApi(
    'listMergeTargets',
    { params: { id } },
    { select: ({ conversations }) => conversations },
  )
  if (targets.data && targets.data.length > 0) return <MergeForm {...props} targets={targets.data} />
  return (
    <ClosableDialog title={TITLE} onClose={onClose}>
      <QueryState query={targets} label="Loading the customer’s conversations">
        {() => (
          <p>
            {customer_id === null
              ? 'This visitor left no email, so we can’t find their other conversations.'
              : 'This customer has no other conversation to merge this one into.'}
          </p>
        )}
      </QueryState>
    </ClosableDialog>
  )
}

type MergeFormProps = MergeDialogProps & { readonly targets: readonly StaffConversation[] }

function MergeForm({ memberId, now, merge, onClose, targets }: MergeFormProps) {
  return (
    <FormDialog
      title={TITLE}
      action="Merge"
      busy={merge.isPending}
      error={merge.isError ? errorText(merge.error) : null}
      // Behind an open dialog, the row of the other conversation can't get the focus.
      onSubmit={fields => merge.into(String(fields.get('into')), () => flushSync(onClose))}
      onClose={onClose}
    >
      <p>
        This one is resolved, and its messages appear in the other conversation, which opens. The customer is
        told where it continues, and can reopen this one by writing here.
      </p>
      <fieldset className={styles['targets']}>
        <legend>Merge into</legend>
        {targets.map((target, index) => (
          <label key={target.id} className={styles['target']}>
            <input type="radio" name="into" value={target.id} required defaultChecked={index === 0} />
            <span className={styles['about']}>
              <span dir="auto">{subjectText(target.subject)}</span>
              <span className={styles['when']}>
                <When at={target.last_message_at ?? target.created_at} now={now} />
              </span>
            </span>
            <StatusBadge conversation={target} place={0} memberId={memberId} now={now} />
          </label>
        ))}
      </fieldset>
    </FormDialog>
  )
}
