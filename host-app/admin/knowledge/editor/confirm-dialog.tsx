import { errorText } from '../../../adapters/api-error.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'

type ConfirmProps = {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly change: { readonly isPending: boolean; readonly error: Error | null; readonly mutate: () => void }
  readonly onClose: () => void
}

/** Asks whether it is meant. */
export function ConfirmDialog({ title, text, action, change, onClose }: ConfirmProps) {
  return (
    <FormDialog
      title={title}
      action={action}
      busy={change.isPending}
      error={change.error ? errorText(change.error) : null}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <p>{text}</p>
    </FormDialog>
  )
}
