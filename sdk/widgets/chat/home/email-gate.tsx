import { type FormEvent, useState } from 'react'
import { isEmail } from '#contract/text/is-email.ts'
import { isComposingKey } from '#core/composing-key.ts'
import { useFirstMessages } from '#sdk/locales/chat/chat-messages.ts'
import { fromExtras } from '../chat-extras.ts'

const EmailProblem = fromExtras(module => module.EmailProblem)

type Props = { readonly onEmail: (email: string) => void }

/** The form for the visitor's email address, shown instead of the composer until there is one (CHAT-05). */
export function EmailGate({ onEmail }: Props) {
  const { t } = useFirstMessages()
  const [email, setEmail] = useState('')
  const [isGiven, setGiven] = useState(false)
  const isValid = isEmail(email)
  const isRefused = isGiven && !isValid

  function start(event: FormEvent): void {
    event.preventDefault()
    if (isValid) onEmail(email)
  }

  return (
    <form className="gate" noValidate onSubmit={start}>
      <h3 className="gate-title">{t.emailGateTitle}</h3>
      <p className="gate-why">{t.emailWhy}</p>
      <input
        className="field"
        // Not `type="email"`: the browser's own validation, unused here, starts a second script context.
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        aria-label={t.email}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? 'problem' : undefined}
        placeholder={t.emailExample}
        autoComplete="email"
        value={email}
        data-first
        onChange={event => setEmail(event.currentTarget.value)}
        // A form whose button is disabled is not submitted by Enter.
        onKeyDown={({ key, nativeEvent }) =>
          key === 'Enter' && !isComposingKey(nativeEvent) && setGiven(true)
        }
      />
      {isRefused && <EmailProblem />}
      <button type="submit" className="primary" disabled={!isValid}>
        {t.startChat}
      </button>
    </form>
  )
}
