import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { VIEW_NAME_MAX } from '#contract/constants/lists.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Checkbox, Field } from '#host-app/shared/ui/fields/field.tsx'
import type { Listed } from '../conversations/list/filters/list-params.ts'

type SaveViewDialogProps = { readonly listed: Listed; readonly onClose: () => void }

/** Saves the list's current filters and sort order as a named view. */
export function SaveViewDialog({ listed, onClose }: SaveViewDialogProps) {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (fields: FormData) =>
      callApi('createView', {
        body: {
          name: String(fields.get('name')),
          is_shared: fields.has('shared'),
          filter: listed.filter,
          sort: listed.sort,
        },
      }),
    onSuccess({ name }) {
      toast.success(`Saved as “${name}”`)
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.views() }),
  })
  return (
    <FormDialog
      title="Save this view"
      action="Save"
      busy={save.isPending}
      error={save.error && errorText(save.error)}
      onSubmit={fields => save.mutate(fields)}
      onClose={onClose}
    >
      <Field label="Name" name="name" required maxLength={VIEW_NAME_MAX} autoComplete="off" />
      <Checkbox label="Share it with everybody" name="shared" />
    </FormDialog>
  )
}
