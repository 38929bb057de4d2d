import { Mail } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { IncomingEmail } from '#contract/entities/email.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApiAction, useApiPages } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { CodeToCopy } from '../../common/code-to-copy.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { When } from '../../common/when.tsx'
import styles from './email-log.module.css'

/** How often the list is read again: whoever sends a test waits for it. */
const REFRESH_MS = 5_000

const STATES = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  done: { label: 'In a conversation', tone: 'good' },
  'left-out': { label: 'Left out', tone: 'neutral' },
  failed: { label: 'Not readable', tone: 'danger' },
} as const

const CAUSES = {
  loop: 'One of your own emails came back.',
  duplicate: 'It had come before.',
  bounce: 'It says that an email could not be delivered.',
  receipt: 'It confirms that an email or an invitation was read.',
  blocked: 'You have blocked its sender.',
  'refused-word': 'It has a word that you refuse.',
  'unproven-colleague': 'It answers a customer in a colleague’s name, and its sender is not proven.',
  'too-complex': 'It has more or deeper parts than we read.',
  'too-large': 'It is larger than 25 MB. You find it in the mailbox.',
  unreadable: 'Reading it failed several times.',
} as const

/** Where customers' mail comes in, and what became of each. */
export function IncomingSection() {
  const emails = useApiPages('listIncomingEmails', {}, { refetchInterval: REFRESH_MS })
  return (
    <Section
      title="Incoming mail"
      lead="Mail to your address becomes a ticket, and an answer to an email of yours comes back into its conversation."
    >
      <QueryState query={emails} label="Loading the incoming mail">
        {({ pages }) => {
          const address = pages[0]?.address ?? null
          const rows = pages.flatMap(page => page.emails)
          return (
            <>
              {address === null ? (
                <p>
                  This server has no address for your mail: connect a mailbox above. Its operator can open a
                  door for addresses: see the documentation.
                </p>
              ) : (
                <>
                  <p>
                    Let your mailbox forward to this address: in your provider’s settings, add it as a
                    forwarding address, and confirm it with the link or code that arrives below.
                  </p>
                  <CodeToCopy name="the address" code={address} />
                </>
              )}
              {rows.length === 0 ? (
                <Notice
                  icon={<Mail size={20} aria-hidden="true" />}
                  text="No mail has come in yet. It appears here within seconds."
                />
              ) : (
                <DataTable
                  caption="Incoming mail"
                  columns={['When', 'From', 'Mail', 'What became of it', '']}
                >
                  {rows.map(email => (
                    <IncomingRow key={email.id} email={email} />
                  ))}
                </DataTable>
              )}
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
    </Section>
  )
}

function IncomingRow({ email }: { readonly email: IncomingEmail }) {
  const { received_at, from_address, subject, conversation_id, state, cause, authentication } = email
  const { label, tone } = STATES[state]
  const title = subject || 'Without a subject'
  return (
    <tr>
      <td data-label="When">
        <When at={received_at} />
      </td>
      <td data-label="From" className={styles['to']}>
        <bdi>{from_address ?? 'Unknown'}</bdi>
        {authentication === 'fail' && <span className={styles['detail']}> (forged)</span>}
      </td>
      <td data-label="Mail">
        {conversation_id === null ? (
          <span dir="auto">{title}</span>
        ) : (
          <Link to={`/admin/conversations/${conversation_id}`} dir="auto">
            {title}
          </Link>
        )}
      </td>
      <td data-label="What became of it">
        <Badge tone={tone}>{label}</Badge>{' '}
        <span className={styles['detail']}>{cause === null ? '' : CAUSES[cause]}</span>
      </td>
      <td>{(state === 'left-out' || state === 'failed') && <ReadAgain email={email} />}</td>
    </tr>
  )
}

function ReadAgain({ email: { id, from_address } }: { readonly email: IncomingEmail }) {
  const mayEdit = useAdmin().permissions.includes('settings.edit')
  const retry = useApiAction(call => call('retryIncomingEmail', { params: { id } }), {
    done: 'The mail is read again',
  })
  if (!mayEdit) return null
  return (
    <Button
      size="small"
      busy={retry.isPending}
      onClick={() => retry.mutate()}
      aria-label={`Read again the mail of ${from_address ?? 'an unknown sender'}`}
    >
      Read again
    </Button>
  )
}
