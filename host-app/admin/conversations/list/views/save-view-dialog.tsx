import { VIEW_NAME_MAX } from '#contract/constants/lists.ts'
import { useApiForm } from '#host-app/shared/api/use-api.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Checkbox, Field } from '#host-app/shared/ui/fields/field.tsx'
import type { Listed } from '../filters/list-params.ts'

type SaveViewDialogProps = { readonly listed: Listed; readonly onClose: () => void }

/** Saves the list's current filters and sort order as a named view. */
export function SaveViewDialog({ listed, onClose }: SaveViewDialogProps) {
  const save = useApiForm(
    (call, fields: FormData) =>
      call('createView', {
        body: {
          name: String(fields.get('name')),
          is_shared: fields.has('shared'),
          filter: listed.filter,
          sort: listed.sort,
        },
      }),
    { done: ({ name }) => `Saved as “${name}”`, onDone: onClose },
  )
  return (
    <FormDialog title="Save this view" action="Save" {...save} onClose={onClose}>
      <Field label="Name" name="name" required maxLength={VIEW_NAME_MAX} autoComplete="off" />
      <Checkbox label="Share it with everybody" name="shared" />
    </FormDialog>
  )
}
