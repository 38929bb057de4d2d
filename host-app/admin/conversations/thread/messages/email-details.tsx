import { Mail, ShieldAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ConversationEmail } from '#contract/entities/email.ts'
import type { Message } from '#contract/entities/message.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ClosableDialog } from '#host-app/shared/ui/dialogs/closable-dialog.tsx'
import { When } from '../../../common/when.tsx'
import styles from './email-details.module.css'

const VERDICTS = {
  pass: 'Proven',
  none: 'Not proven: the address may be somebody else’s',
  fail: 'Forged, by the rules of the sender’s own domain',
} as const

const FILE_STATES = {
  kept: null,
  inline: 'part of the text',
  'too-large': 'too large, not kept',
  'no-space': 'not kept: the conversation has no space left',
} as const

type Props = { readonly message: Message }

/** What of the mail is not in its message: the people, the subject, its sender's proof, earlier mails, the source. */
export function EmailDetails({ message: { conversation_id: id, meta } }: Props) {
  const { data, isSuccess, refetch } = useApi('listConversationEmails', { params: { id } })
  const email = data?.emails.find(each => each.id === meta.email_id)
  // All mails of the thread share one answer, which a new one makes old.
  const isMissing = isSuccess && !email
  useEffect(() => {
    if (isMissing) void refetch()
  }, [isMissing, refetch])
  if (!email) return null
  return (
    <details className={styles['details']}>
      <summary>
        <Mail size={13} aria-hidden="true" />
        <span dir="auto">{email.subject || 'Without a subject'}</span>
        {email.authentication === 'fail' && (
          <ShieldAlert size={13} role="img" aria-label={VERDICTS.fail} className={styles['alert']} />
        )}
        <span className={styles['more']}>Show all</span>
      </summary>
      <EmailFacts email={email} />
      <FilesLeftOut email={email} />
      <LeftOut label="Signature" text={email.signature} />
      <LeftOut label="Earlier in the mail" text={email.quoted} />
      <Source emailId={email.id} />
    </details>
  )
}

function EmailFacts({ email }: { readonly email: ConversationEmail }) {
  const { recipients, from_address, from_name, sent_at, authentication } = email
  const facts = [
    ['From', peopleText([{ name: from_name, address: from_address }])],
    ['Answers to', peopleText(recipients.reply_to)],
    ['To', peopleText(recipients.to)],
    ['Copy', peopleText(recipients.cc)],
    ['Sender', VERDICTS[authentication]],
  ] as const
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      {sent_at && (
        <div>
          <dt>Sent</dt>
          <dd>
            <When at={sent_at} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function peopleText(people: readonly { readonly name: string; readonly address: string }[]): string {
  return people
    .map(({ name, address }) => (name === '' || name === address ? address : `${name} (${address})`))
    .filter(text => text !== '')
    .join(', ')
}

function FilesLeftOut({ email: { files } }: { readonly email: ConversationEmail }) {
  const leftOut = files.filter(({ state }) => FILE_STATES[state] !== null)
  if (leftOut.length === 0) return null
  return (
    <ul className={styles['files']} aria-label="Files that are no messages">
      {leftOut.map(({ name, state }) => (
        <li key={name}>
          <bdi>{name}</bdi>: {FILE_STATES[state]}
        </li>
      ))}
    </ul>
  )
}

function LeftOut({ label, text }: { readonly label: string; readonly text: string }) {
  if (text.trim() === '') return null
  return (
    <>
      <p className={styles['label']}>{label}</p>
      <div className={styles['text']} dir="auto">
        {text.trim()}
      </div>
    </>
  )
}

/** The mail as it came, on demand. */
function Source({ emailId }: { readonly emailId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setIsOpen(true)}>
        Show the source
      </Button>
      {isOpen && <SourceDialog emailId={emailId} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type SourceDialogProps = { readonly emailId: string; readonly onClose: () => void }

function SourceDialog({ emailId, onClose }: SourceDialogProps) {
  const { data, error } = useApi('readEmailSource', { params: { id: emailId } })
  return (
    <ClosableDialog title="The mail as it came" onClose={onClose}>
      {error ? (
        <p role="alert">{errorText(error)}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        <pre className={styles['source']} tabIndex={0} dir="ltr">
          {data?.source ?? 'Loading…'}
        </pre>
      )}
      {data?.is_cut && <p>This is the first megabyte. The rest is not shown.</p>}
    </ClosableDialog>
  )
}
