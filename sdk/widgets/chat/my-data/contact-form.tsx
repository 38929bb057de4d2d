import { type FormEvent, useState } from 'react'
import { isEmail } from '#contract/text/is-email.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { ChatSession } from '../chat-session.ts'

type Props = { readonly session: ChatSession; readonly onNotice: (text: string) => void }

/** The form to correct the visitor's name and email address. */
export function ContactForm({ session, onNotice }: Props) {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  const { email: known } = useStore(session.$state)
  const knownName = useStore(session.$name) ?? ''
  const [name, setName] = useState(knownName)
  const [email, setEmail] = useState(known ?? '')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const changes = {
    ...(name.trim() !== knownName && { name: name.trim() }),
    ...(email.trim() !== known && { email: email.trim() }),
  }
  const hasChanged = Object.keys(changes).length > 0

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!hasChanged || isBusy) return
    if (!isEmail(email)) return setError(t.emailNotValid)
    setBusy(true)
    const result = await session.correctContact(changes)
    setBusy(false)
    setError(result === 'done' ? '' : t.contactNotSaved)
    if (result === 'done') onNotice(t.contactSaved)
  }

  return (
    <form className="contact" noValidate onSubmit={save}>
      <label className="labelled">
        {t.name}
        <input
          className="field"
          autoComplete="name"
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
      </label>
      <label className="labelled">
        {t.email}
        <input
          className="field"
          type="email"
          dir="ltr"
          autoComplete="email"
          value={email}
          aria-invalid={error !== ''}
          aria-describedby="contact-error"
          onChange={event => setEmail(event.currentTarget.value)}
        />
      </label>
      <p id="contact-error" className="error" role="alert">
        {error}
      </p>
      <button type="submit" className="primary" disabled={!hasChanged || isBusy}>
        {t.saveContact}
      </button>
    </form>
  )
}
