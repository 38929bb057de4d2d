import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type BounceCause, EMAIL_ATTEMPTS_MAX, type EmailFilter } from '#contract/constants/email.ts'
import type { LoggedEmail } from '#contract/entities/email.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApiAction, useApiPages } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { NoMatches } from '#host-app/shared/ui/no-matches.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { causeText } from '../../common/email-problem-text.ts'
import { formatDate } from '../../common/format.ts'
import { QueryState } from '../../common/query-state.tsx'
import { When } from '../../common/when.tsx'
import styles from './email-log.module.css'
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

const BOUNCED = {
  hard: { label: 'Not delivered', tone: 'danger' },
  soft: { label: 'Not delivered', tone: 'danger' },
  complaint: { label: 'Reported as spam', tone: 'danger' },
} as const

const FILTERS = {
  all: 'All',
  queued: 'Queued',
  sent: 'Sent',
  undelivered: 'Not delivered',
  failed: 'Failed',
} as const

/** The emails to visitors, the newest first, a page at a time; by state. */
export function EmailLog() {
  const [state, setState] = useState<EmailFilter | 'all'>('all')
  const emails = useApiPages('listEmails', state === 'all' ? {} : { state })
  return (
    <>
      <Choice label="State" options={FILTERS} value={state} onChange={setState} />
      <QueryState query={emails} label="Loading the log">
        {({ pages }) => {
          const rows = pages.flatMap(page => page.emails)
          if (rows.length === 0 && state !== 'all')
            return <NoMatches what="emails" hasFilters onClear={() => setState('all')} />
          if (rows.length === 0)
            return (
              <Notice
                icon={<Mail size={20} aria-hidden="true" />}
                text="Ticket receipts and replies by email appear here."
              />
            )
          return (
            <>
              <DataTable caption="Emails" columns={['When', 'To', 'Email', 'State', '']}>
                {rows.map(email => (
                  <EmailRow key={email.id} email={email} />
                ))}
              </DataTable>
              <FormError text={emails.isError ? errorText(emails.error) : null} />
              {emails.hasNextPage && (
                <Button busy={emails.isFetchingNextPage} onClick={() => emails.fetchNextPage()}>
                  Show older
                </Button>
              )}
            </>
          )
        }}
      </QueryState>
    </>
  )
}

/** An email of the log: to whom, what, its state with the reason, and a retry of a failed one. */
function EmailRow({ email }: { readonly email: LoggedEmail }) {
  const { kind, recipient, subject, state, bounce_kind, conversation_id, created_at } = email
  const { label, tone } = bounce_kind === null ? STATES[state] : BOUNCED[bounce_kind]
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
  const retry = useApiAction(call => call('retryEmail', { params: { id } }), {
    done: 'The email is queued again',
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

function detailOf(email: LoggedEmail): string {
  const { state, attempts, due_at, problem, reply, used_own_server, bounce_cause, bounce_reply } = email
  if (bounce_cause !== null) return bounceDetail(bounce_cause, bounce_reply)
  if (state === 'sent') return used_own_server ? 'Through your server' : 'Through the platform'
  if (problem === null) return ''
  if (problem === 'recipient_paused') return describeProblem(problem, null)
  const cause = describeProblem(problem, reply)
  if (state === 'failed') return `${cause} ${attempts === 1 ? 'One attempt' : `${attempts} attempts`}.`
  return `${cause} ${attempts} of ${EMAIL_ATTEMPTS_MAX} attempts; next on ${formatDate(due_at!)}.`
}

/** What another server said of an email: what it means, and its own words. */
function bounceDetail(cause: BounceCause, reply: string | null): string {
  const text = causeText(cause, reply)
  const sentence = `${text[0]!.toUpperCase()}${text.slice(1)}.`
  return reply === null || cause === 'other' ? sentence : `${sentence} It said: “${reply}”.`
}
