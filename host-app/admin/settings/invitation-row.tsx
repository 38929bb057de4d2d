import type { Invitation } from '#contract/entities/people.ts'
import { callApi } from '../../adapters/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { formatDate } from '../shared/format-date.ts'
import { ROLE_LABELS } from '../shared/role-labels.ts'
import styles from './person-row.module.css'
import { usePeopleAction } from './use-people-action.ts'

/** An invitation that nobody has taken yet. */
export function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { id, email, role, expires_at } = invitation
  const params = { id }
  const resend = usePeopleAction(() => callApi('resendInvitation', { params }), `Sent to ${email} again`)
  const revoke = usePeopleAction(() => callApi('revokeInvitation', { params }), 'The invitation is withdrawn')
  return (
    <tr>
      <td>{email}</td>
      <td data-label="Role">{ROLE_LABELS[role]}</td>
      <td data-label="Until">{formatDate(expires_at)}</td>
      <td>
        <div className={styles['actions']}>
          <Button size="small" busy={resend.isPending} onClick={() => resend.mutate(undefined)}>
            Send again
          </Button>
          <Button size="small" look="quiet" busy={revoke.isPending} onClick={() => revoke.mutate(undefined)}>
            Withdraw
          </Button>
        </div>
      </td>
    </tr>
  )
}
