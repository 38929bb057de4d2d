import type { MailServerState } from '#contract/entities/email.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { useRemoval } from '../../common/use-removal.tsx'
import { MailServerForm } from './mail-server-form.tsx'
import styles from './mail-server-section.module.css'

type Props = { readonly state: MailServerState }

/** Who sends the emails now, and the form that names another server. */
export function MailServerSection({ state }: Props) {
  const { server } = state
  const { current } = useImpersonation()
  return (
    <>
      <p>{senderText(state)}</p>
      {server && (
        <p className={styles['text']}>
          If your server fails, each email is tried again for about two days. Then it stays in the log as
          failed, and you can send it again. No other server takes over by itself.
        </p>
      )}
      {current ? (
        <p>Only the company’s own people can change it.</p>
      ) : (
        <>
          <MailServerForm key={JSON.stringify(server)} state={state} />
          {server && <RemoveServer />}
        </>
      )}
      {server && <p className={styles['text']}>{trustHint(server.from_address)}</p>}
    </>
  )
}

function senderText({ server, platform_address }: MailServerState): string {
  if (server) return `Emails come from ${server.from_address}, through ${server.host}.`
  return platform_address === null
    ? 'The platform has no mail server: emails are kept in its mailbox, and nobody gets them.'
    : `Emails come from ${platform_address}, the platform’s address.`
}

function trustHint(address: string): string {
  const domain = address.split('@').at(-1)
  return `So that inboxes trust your emails, let the SPF record of ${domain} (a TXT record such as “v=spf1 include:… ~all”) name this server, and let the server sign with a DKIM key whose public half is a TXT record at selector._domainkey.${domain}.`
}

function RemoveServer() {
  const [ask, dialog] = useRemoval({
    act: call => call('removeMailServer'),
    ask: () => ({
      title: 'Use the platform’s mail server?',
      action: 'Use the platform’s server',
      text: 'Your server and its password are deleted. Emails come from the platform’s address again, also those that are still queued.',
    }),
    done: 'The platform sends your emails again',
  })
  return (
    <>
      <Button onClick={() => ask()}>Use the platform’s server</Button>
      {dialog}
    </>
  )
}
