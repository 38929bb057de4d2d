import { Link } from 'react-router-dom'
import { EMAIL_ATTEMPTS_MAX } from '#contract/constants/email.ts'
import type { LoggedEmail } from '#contract/entities/email.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Badge } from '#host-app/ui/badge.tsx'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { formatDate } from '../../common/format.ts'
import { useAdminAction } from '../../common/use-admin-action.ts'
import { When } from '../../common/when.tsx'
import styles from './email-row.module.css'
import { describeProblem } from './mail-problems.ts'

const KINDS = {
  receipt: 'Receipt',
  reply: 'Reply',
  transcript: 'Transcript',
  survey: 'Survey',
  test: 'Test',
} as const
const STATES = {
  queued: { label: 'Queued', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'good' },
  failed: { label: 'Failed', tone: 'danger' },
} as const

/** An email of the log: to whom, what, its state with the reason, and a retry of a failed one. */
export function EmailRow({ email }: { readonly email: LoggedEmail }) {
  const { kind, recipient, subject, state, conversation_id, created_at } = email
  const { label, tone } = STATES[state]
  return (
    <tr>
      <td data-label="When">
        <When at={created_at} />
      </td>
      <td data-label="To" className={styles['to']}>
        {recipient}
      </td>
      <td data-label="Email">
        <span className={styles['kind']}>{KINDS[kind]}</span>{' '}
        {conversation_id === null ? (
          subject
        ) : (
          <Link to={`/admin/conversations/${conversation_id}`} dir="auto">
            {subject}
          </Link>
        )}
      </td>
      <td data-label="State">
        <Badge tone={tone}>{label}</Badge> <span className={styles['detail']}>{detailOf(email)}</span>
      </td>
      <td>{state === 'failed' && kind !== 'test' && <Retry email={email} />}</td>
    </tr>
  )
}

function Retry({ email: { id, recipient } }: { readonly email: LoggedEmail }) {
  const mayEdit = useAdmin().permissions.includes('settings.edit')
  const retry = useAdminAction({
    act: () => callApi('retryEmail', { params: { id } }),
    done: 'The email is queued again',
    changes: queryKeys.emails(),
  })
  if (!mayEdit) return null
  return (
    <Button
      size="small"
      busy={retry.isPending}
      onClick={() => retry.mutate()}
      aria-label={`Send again to ${recipient}`}
    >
      Send again
    </Button>
  )
}

function detailOf({ state, attempts, due_at, problem, reply, used_own_server }: LoggedEmail): string {
  if (state === 'sent') return used_own_server ? 'Through your server' : 'Through the platform'
  if (problem === null) return ''
  const cause = describeProblem(problem, reply)
  if (state === 'failed') return `${cause} ${attempts === 1 ? 'One attempt' : `${attempts} attempts`}.`
  return `${cause} ${attempts} of ${EMAIL_ATTEMPTS_MAX} attempts; next on ${formatDate(due_at!)}.`
}
