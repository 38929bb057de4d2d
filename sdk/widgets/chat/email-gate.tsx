import { type FormEvent, useState } from 'react'
import { COPY } from '#core/copy.ts'
import { isEmail } from '#core/text/email.ts'
import { WORDS } from '../../ui/words.ts'

type Props = { readonly onEmail: (email: string) => void }

/** Stands before the thread until there is an address (CHAT-05). */
export function EmailGate({ onEmail }: Props) {
  const [email, setEmail] = useState('')
  const isValid = isEmail(email)

  function start(event: FormEvent): void {
    event.preventDefault()
    if (isValid) onEmail(email)
  }

  return (
    <form className="gate" noValidate onSubmit={start}>
      <h3 className="gate-title">{COPY.emailGateTitle}</h3>
      <p className="gate-why">{WORDS.emailWhy}</p>
      <input
        className="field"
        type="email"
        aria-label={WORDS.email}
        placeholder={WORDS.emailExample}
        autoComplete="email"
        value={email}
        data-first
        onChange={event => setEmail(event.currentTarget.value)}
      />
      <button type="submit" className="primary" disabled={!isValid}>
        {COPY.startChat}
      </button>
    </form>
  )
}
