import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'

type DeleteDialogProps = {
  readonly busy: boolean
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Asks for confirmation before a message is deleted for good. */
export function DeleteDialog({ busy, onDelete, onClose }: DeleteDialogProps) {
  return (
    <FormDialog
      title="Delete the message?"
      action="Delete"
      busy={busy}
      error={null}
      onSubmit={onDelete}
      onClose={onClose}
    >
      <p>
        It is deleted for everybody, including the customer, with any file. Colleagues see that you deleted
        it. This cannot be undone.
      </p>
    </FormDialog>
  )
}
