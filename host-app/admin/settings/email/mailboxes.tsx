import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { MailboxProblem } from '#contract/constants/mailbox.ts'
import type { Mailbox } from '#contract/entities/mailbox.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApi, useApiAction } from '#host-app/shared/api/use-api.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { useRemoval } from '../../common/use-removal.tsx'
import { When } from '../../common/when.tsx'
import { ConnectMailbox } from './connect-mailbox.tsx'
import styles from './email-log.module.css'

/** How often the list is read again: whoever connects a mailbox waits for it. */
const REFRESH_MS = 3_000

const PROBLEMS: Readonly<Record<MailboxProblem, string>> = {
  address_refused: 'Its address is not a public one.',
  host_not_found: 'There is no server of this name.',
  connection_refused: 'Nothing answers at this port.',
  unreachable: 'The server can’t be reached, or it ended the connection.',
  timeout: 'The server did not answer in time.',
  certificate: 'The certificate of the server is not valid for its name.',
  no_tls: 'The server does not encrypt in this way.',
  login: 'The server refuses this user name or password.',
  no_consent: 'The owner of the mailbox has not consented yet.',
  consent_ended: 'The provider refuses the consent. Ask for it again.',
  secret_unreadable: 'The stored secret can’t be read any more. Enter it again.',
  folder_not_found: 'There is no such folder.',
  failed: 'Something went wrong. It is tried again.',
}

/** The mailboxes from which mail is fetched. */
export function MailboxesSection() {
  const query = useApi('listMailboxes', {}, { refetchInterval: REFRESH_MS })
  const { current } = useImpersonation()
  const [isConnecting, setConnecting] = useState(false)
  return (
    <Section
      title="Mailboxes"
      lead="Mail of a mailbox that you already have is fetched from it by IMAP, as it arrives. What was there before stays there unless you ask for it."
    >
      <ConsentReturn />
      <QueryState query={query} label="Loading the mailboxes">
        {state => (
          <>
            {state.mailboxes.length > 0 && (
              <DataTable caption="Mailboxes" columns={['Mailbox', 'State', 'Earlier mail', '']}>
                {state.mailboxes.map(mailbox => (
                  <MailboxRow key={mailbox.id} mailbox={mailbox} />
                ))}
              </DataTable>
            )}
            {current ? (
              <p>Only the company’s own people can connect one.</p>
            ) : isConnecting ? (
              <ConnectMailbox state={state} ended={() => setConnecting(false)} />
            ) : (
              <Button onClick={() => setConnecting(true)}>Connect a mailbox</Button>
            )}
          </>
        )}
      </QueryState>
    </Section>
  )
}

/** Keeps the consent with which the owner of a mailbox comes back from Google or Microsoft. */
function ConsentReturn() {
  const [search, setSearch] = useSearchParams()
  const keep = useApiAction(
    (call, consent: { state: string; code: string }) => call('keepMailboxConsent', { body: consent }),
    { done: 'The mailbox is connected', showsError: true },
  )
  const isKept = useRef(false)
  const { mutate } = keep
  useEffect(() => {
    const [state, code] = [search.get('state'), search.get('code')]
    if (state === null || code === null || isKept.current) return
    isKept.current = true
    setSearch({}, { replace: true })
    mutate({ state, code })
  }, [search, setSearch, mutate])
  return <FormError text={keep.isError ? errorText(keep.error) : null} />
}

function MailboxRow({ mailbox }: { readonly mailbox: Mailbox }) {
  const { id, address, host, folder, login, has_secret, problem, problem_reply, problem_since, checked_at } =
    mailbox
  const consent = useApiAction(call => call('askMailboxConsent', { params: { id } }), { showsError: true })
  const [remove, dialog] = useRemoval({
    act: call => call('removeMailbox', { params: { id } }),
    ask: () => ({
      title: `Disconnect ${address}?`,
      action: 'Disconnect',
      text: 'Its password or consent is deleted, and no more mail is fetched. What was fetched stays.',
    }),
    done: 'The mailbox was disconnected',
  })
  const isAsking = login !== 'password' && (!has_secret || problem === 'consent_ended')
  return (
    <tr>
      <td data-label="Mailbox" className={styles['to']}>
        <bdi>{address}</bdi>{' '}
        <span className={styles['detail']}>
          {folder} at {host}
        </span>
      </td>
      <td data-label="State">
        {problem !== null ? (
          <>
            <Badge tone="danger">Not read</Badge>{' '}
            <span className={styles['detail']}>
              {PROBLEMS[problem]} {problem_reply !== null && <q>{problem_reply}</q>} Since{' '}
              {problem_since !== null && <When at={problem_since} />}.
            </span>
          </>
        ) : !has_secret ? (
          <Badge tone="neutral">Waits for consent</Badge>
        ) : checked_at === null ? (
          <Badge tone="neutral">Connecting</Badge>
        ) : (
          <Badge tone="good">Connected</Badge>
        )}
      </td>
      <td data-label="Earlier mail">
        <History mailbox={mailbox} />
      </td>
      <td>
        {isAsking && (
          <Button
            size="small"
            busy={consent.isPending}
            onClick={async () => window.location.assign((await consent.mutateAsync(undefined)).url)}
          >
            Ask for consent
          </Button>
        )}{' '}
        <Button size="small" onClick={() => remove()} aria-label={`Disconnect ${address}`}>
          Disconnect
        </Button>
        {dialog}
      </td>
    </tr>
  )
}

/** The mails that were there before: asks for them, and shows how far they are fetched. */
function History({ mailbox }: { readonly mailbox: Mailbox }) {
  const { id, address, checked_at, history_state, history_since, history_total, history_done } = mailbox
  const ask = useApiAction(
    (call, since: string | null) => call('takeMailboxHistory', { params: { id }, body: { since } }),
    { showsError: true },
  )
  if (history_state === 'running')
    return (
      <>
        <span role="status">
          {history_total === null ? 'Being counted' : `${history_done ?? 0} of ${history_total}`}
        </span>{' '}
        <Button size="small" busy={ask.isPending} onClick={() => ask.mutate(null)}>
          Stop
        </Button>
      </>
    )
  if (history_state === 'done')
    return (
      <span>
        {history_done ?? 0} since {history_since}
      </span>
    )
  if (checked_at === null) return <span>–</span>
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        ask.mutate(String(new FormData(event.currentTarget).get('since')))
      }}
    >
      <Field
        label="Since"
        name="since"
        type="date"
        required
        aria-label={`Earlier mail of ${address} since`}
      />
      <Button size="small" type="submit" busy={ask.isPending}>
        Fetch it
      </Button>
    </form>
  )
}
