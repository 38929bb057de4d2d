import { type ClipboardEvent, type FormEvent, useRef } from 'react'
import { useTicketMessages } from '#sdk/locales/ticket/ticket-messages.ts'
import { lazyFrom } from '#sdk/ui/hooks/lazy.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { TicketSession } from '../ticket-session.ts'
import { FormField } from './form-field.tsx'
import { LENGTHS } from './ticket-values.ts'

const pages = lazyFrom(() => import('../ticket.lazy.ts'))
const CompanyFields = pages(module => module.CompanyFields)
const FormFiles = pages(module => module.FormFiles)
const SuggestedArticles = pages(module => module.SuggestedArticles)

type Props = { readonly session: TicketSession }

/** The form for a new ticket: visitor, subject, the company's fields, message and files. */
export function TicketForm({ session }: Props) {
  const { t } = useTicketMessages()
  const status = useStore(session.$status)
  const form = useRef<HTMLFormElement>(null)
  const isSending = status === 'sending'

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    await session.send()
    // In the next frame, because the error messages must render first.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  function pasteFiles(event: ClipboardEvent): void {
    const { files, types } = event.clipboardData
    // Word processors copy a picture of the text together with the text.
    if (files.length === 0 || types.includes('text/plain')) return
    event.preventDefault()
    session.attach([...files])
  }

  return (
    <form ref={form} className="ticket-form" noValidate onSubmit={send} onPaste={pasteFiles}>
      <p className="optional">{t.intro}</p>
      <div className="pair">
        <FormField
          session={session}
          name="email"
          label={t.email}
          isRequired
          control={props => (
            <input
              {...props}
              type="email"
              dir="ltr"
              autoComplete="email"
              placeholder={t.emailExample}
              maxLength={LENGTHS.email}
              data-first
            />
          )}
        />
        <FormField
          session={session}
          name="name"
          label={t.name}
          isRequired={false}
          control={props => <input {...props} dir="auto" autoComplete="name" maxLength={LENGTHS.name} />}
        />
      </div>
      <SubjectField session={session} />
      <CompanyFields session={session} />
      <FormField
        session={session}
        name="content"
        label={t.message}
        isRequired
        control={props => <textarea {...props} dir="auto" rows={6} maxLength={LENGTHS.content} />}
      />
      <FormFiles session={session} />
      <p className="error" role="alert">
        {status === 'failed' && t.notSent}
      </p>
      {/* Not `disabled`, so that the button keeps the focus while the form is sent. */}
      <button type="submit" className="primary" part="send" aria-disabled={isSending}>
        {isSending ? t.sending : t.send}
      </button>
    </form>
  )
}

/** The subject, and articles that may make the ticket unnecessary. */
function SubjectField({ session }: Props) {
  const { t } = useTicketMessages()
  return (
    <div>
      <FormField
        session={session}
        name="subject"
        label={t.subject}
        isRequired
        control={props => <input {...props} dir="auto" maxLength={LENGTHS.subject} />}
      />
      <SuggestedArticles session={session} />
    </div>
  )
}
