import { Mail, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { PageSpinner } from '#host-app/shared/ui/loading/spinner.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import styles from './mailbox-page.module.css'

const ADDRESS = /(https?:\/\/[^\s<>"]+)/

/** `/mailbox`: the emails that a demo has sent; they never leave the machine. */
export function MailboxPage() {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const mailbox = useApi('listMailbox', {}, { retry: false })
  useTitle('Mailbox')

  if (mailbox.isPending) return <PageSpinner label="Opening the mailbox" />
  if (mailbox.isError) {
    return (
      <main className={styles['alone']}>
        <Notice
          icon={<Mail size={20} />}
          title="There is no mailbox here"
          text={errorText(mailbox.error)}
          role="alert"
        >
          <Link to="/">Home</Link>
        </Notice>
      </main>
    )
  }
  const { mails } = mailbox.data
  const chosen = mails.find(({ id }) => id === chosenId) ?? mails[0]
  return (
    <main className={styles['page']}>
      <header className={styles['header']}>
        <h1>Mailbox</h1>
        <p>This demo sends no email. What it would have sent is here.</p>
        <Button size="small" busy={mailbox.isFetching} onClick={() => mailbox.refetch()}>
          <RefreshCw size={14} aria-hidden="true" />
          Refresh
        </Button>
      </header>
      {chosen ? (
        <div className={styles['panes']}>
          <ul className={styles['list']} aria-label="Emails">
            {mails.map(mail => (
              <li key={mail.id}>
                <button
                  type="button"
                  aria-current={mail.id === chosen.id || undefined}
                  onClick={() => setChosenId(mail.id)}
                >
                  <strong>{mail.subject}</strong>
                  <span>{mail.to}</span>
                  <time dateTime={mail.sent_at}>{new Date(mail.sent_at).toLocaleString('en-GB')}</time>
                </button>
              </li>
            ))}
          </ul>
          <article className={styles['mail']} aria-label={chosen.subject}>
            <h2>{chosen.subject}</h2>
            <p className={styles['to']}>To {chosen.to}</p>
            <MailText text={chosen.text} />
          </article>
        </div>
      ) : (
        <Notice
          icon={<Mail size={20} />}
          title="No emails yet"
          text="Sign up, invite somebody or reset a password."
        />
      )}
    </main>
  )
}

/** An email's plain text, with its web addresses as links. */
function MailText({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail never changes.
        <p key={index}>
          {paragraph.split(ADDRESS).map(part =>
            ADDRESS.test(part) ? (
              <a key={part} href={part} rel="noopener">
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
      ))}
    </>
  )
}
