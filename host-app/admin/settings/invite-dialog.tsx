import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { EDITABLE_ROLES, type EditableRole } from '#contract/constants/permissions.ts'
import { errorText } from '../../adapters/api-error.ts'
import { callApi } from '../../adapters/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import styles from './invite-dialog.module.css'
import { ROLE_LABELS } from './role-labels.ts'
import { PEOPLE_KEY } from './use-people-action.ts'

/** Asks a colleague in, by mail. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient()
  const invite = useMutation({
    mutationFn: (body: { email: string; role: EditableRole }) => callApi('createInvitation', { body }),
    onSuccess({ email }) {
      toast.success(`An invitation is on its way to ${email}`)
      void queryClient.invalidateQueries({ queryKey: PEOPLE_KEY })
      onClose()
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    invite.mutate({ email: String(fields.get('email')), role: fields.get('role') as EditableRole })
  }

  return (
    <Dialog title="Invite somebody" onClose={onClose}>
      <form className={styles['form']} onSubmit={submit}>
        <Field label="Email" name="email" type="email" autoComplete="off" required maxLength={254} />
        <Select
          label="Role"
          name="role"
          defaultValue="agent"
          hint="Agents answer, viewers read, admins also settle things."
        >
          {EDITABLE_ROLES.map(role => (
            <option key={role} value={role}>
              {ROLE_LABELS[role]}
            </option>
          ))}
        </Select>
        <FormError text={invite.isError ? errorText(invite.error) : null} />
        <div className={styles['actions']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={invite.isPending}>
            Send the invitation
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
