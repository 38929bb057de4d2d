import { EDITABLE_ROLES, type EditableRole } from '#contract/constants/permissions.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { FormDialog } from '#host-app/ui/dialogs/form-dialog.tsx'
import { Field, Select } from '#host-app/ui/fields/field.tsx'
import { ROLE_LABELS } from '../../common/role-labels.ts'
import { useFormAction } from '../../common/use-form-action.ts'

/** Invites a colleague by email. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const invite = useFormAction({
    act: (fields: FormData) =>
      callApi('createInvitation', {
        body: { email: String(fields.get('email')), role: fields.get('role') as EditableRole },
      }),
    done: ({ email }) => `An invitation is on its way to ${email}`,
    changes: queryKeys.people(),
    onDone: onClose,
  })
  return (
    <FormDialog title="Invite somebody" action="Send invitation" {...invite} onClose={onClose}>
      <Field label="Email" name="email" type="email" autoComplete="off" required maxLength={254} />
      <Select
        label="Role"
        name="role"
        defaultValue="agent"
        hint="Agents answer, viewers read, admins also change settings."
      >
        {EDITABLE_ROLES.map(role => (
          <option key={role} value={role}>
            {ROLE_LABELS[role]}
          </option>
        ))}
      </Select>
    </FormDialog>
  )
}
