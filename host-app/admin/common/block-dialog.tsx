import type { ReactNode } from 'react'
import type { CallApi } from '#host-app/shared/api/api.ts'
import { useApiForm } from '#host-app/shared/api/use-api.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Checkbox } from '#host-app/shared/ui/fields/field.tsx'

/** Called after a block, with the text of its toast, whether to resolve the conversation, too, and what unblocks. */
export type OnBlocked = (
  done: string,
  after: { readonly isResolving: boolean; readonly undo: () => void },
) => void

type BlockDialogProps<Answer> = {
  readonly who: 'visitor' | 'customer' | 'network'
  /** Whether there is a conversation to resolve. */
  readonly mayResolve: boolean
  readonly act: (call: CallApi, fields: FormData) => Promise<Answer>
  readonly onBlocked: OnBlocked
  readonly onUndo: (answer: Answer) => void
  readonly onClose: () => void
  /** What the block does, and its fields. */
  readonly children: ReactNode
}

/** Asks before a block, and offers to resolve the conversation, too. */
export function BlockDialog<Answer>(props: BlockDialogProps<Answer>) {
  const { who, mayResolve, act, onBlocked, onUndo, onClose, children } = props
  const form = useApiForm(
    async (call, fields: FormData) => ({
      answer: await act(call, fields),
      isResolving: fields.has('resolve'),
    }),
    {
      onDone({ answer, isResolving }) {
        onClose()
        onBlocked(`Blocked the ${who}`, { isResolving, undo: () => onUndo(answer) })
      },
    },
  )
  return (
    <FormDialog title={`Block this ${who}?`} action={`Block ${who}`} {...form} onClose={onClose}>
      {children}
      {mayResolve && <Checkbox name="resolve" label="Also resolve the conversation" />}
    </FormDialog>
  )
}
