import type { Invitation } from '#contract/entities/people.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { formatDate } from '../../common/format.ts'
import { ROLE_LABELS } from '../../common/role-labels.ts'
import { useAdminAction } from '../../common/use-admin-action.ts'
import styles from './person-row.module.css'

const MAIL_PROBLEMS = {
  delayed: 'Its email could not be sent so far. It is tried again until the invitation expires.',
  refused: 'Its email was refused. Withdraw the invitation, and invite the right address.',
} as const

/** An invitation that nobody has accepted yet. */
export function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { id, email, role, expires_at, mail_problem } = invitation
  const params = { id }
  const resend = useAdminAction({
    act: () => callApi('resendInvitation', { params }),
    done: `Resent to ${email}`,
    changes: queryKeys.people(),
  })
  const revoke = useAdminAction({
    act: () => callApi('revokeInvitation', { params }),
    done: 'The invitation was withdrawn',
    changes: queryKeys.people(),
  })
  return (
    <tr>
      <td>
        {email}
        {mail_problem && <span className={styles['problem']}>{MAIL_PROBLEMS[mail_problem]}</span>}
      </td>
      <td data-label="Role">{ROLE_LABELS[role]}</td>
      <td data-label="Expires">{formatDate(expires_at)}</td>
      <td>
        <div className={styles['actions']}>
          <Button size="small" busy={resend.isPending} onClick={() => resend.mutate()}>
            Resend
          </Button>
          <Button size="small" look="quiet" busy={revoke.isPending} onClick={() => revoke.mutate()}>
            Withdraw
          </Button>
        </div>
      </td>
    </tr>
  )
}
