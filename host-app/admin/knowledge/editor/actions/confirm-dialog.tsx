import type { ReactNode } from 'react'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { FormDialog } from '#host-app/ui/dialogs/form-dialog.tsx'

type ConfirmProps = {
  readonly title: string
  readonly text: string
  readonly action: string
  /** Whether it cannot be undone. */
  readonly isFinal?: boolean
  readonly change: { readonly isPending: boolean; readonly error: Error | null; readonly mutate: () => void }
  readonly onClose: () => void
  /** Further information above the buttons. */
  readonly children?: ReactNode
}

/** Asks for confirmation of an action. */
export function ConfirmDialog({
  title,
  text,
  action,
  isFinal = false,
  change,
  onClose,
  children,
}: ConfirmProps) {
  return (
    <FormDialog
      title={title}
      action={action}
      isFinal={isFinal}
      busy={change.isPending}
      error={change.error ? errorText(change.error) : null}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <p>{text}</p>
      {children}
    </FormDialog>
  )
}
