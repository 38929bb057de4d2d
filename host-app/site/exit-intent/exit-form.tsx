import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  LEAD_PATH_MAX_CHARACTERS,
  LEAD_REFERRER_MAX_CHARACTERS,
  SITE_STORAGE_KEYS,
} from '#contract/constants/site.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { checkWorkEmail } from '#core/site/check-work-email.ts'
import { sendPublicRequest } from '#host-app/shared/api/call-public-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import styles from './exit-form.module.css'

type Progress =
  | { readonly kind: 'asking' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly text: string; readonly isEmailWrong: boolean }

const FAILED = 'Something went wrong. Please try again.'

/** A form that takes a business email for the video. `storage` is the session storage. */
export function ExitForm({ storage }: { readonly storage: Pick<Storage, 'getItem'> }) {
  const [progress, setProgress] = useState<Progress>({ kind: 'asking' })
  if (progress.kind === 'sent') return <ExitThanks />
  const isSending = progress.kind === 'sending'
  const failure = progress.kind === 'failed' ? progress : null

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkWorkEmail(String(new FormData(event.currentTarget).get('email')))
    if (checked.kind === 'refused') {
      setProgress({ kind: 'failed', text: checked.text, isEmailWrong: true })
      return
    }
    setProgress({ kind: 'sending' })
    const { pathname: path } = window.location
    const body = exitLeadOf(checked.email, { path, referrer: document.referrer, storage })
    await sendPublicRequest('createExitIntentLead', { body }).then(
      () => setProgress({ kind: 'sent' }),
      () => setProgress({ kind: 'failed', text: FAILED, isEmailWrong: false }),
    )
  }

  return (
    // Shows its own message for an invalid address instead of the browser's.
    <form className={styles['form']} noValidate onSubmit={submit}>
      <p className={styles['text']}>
        Get our free video on reducing churn and boosting engagement. Tell us where to send it.
      </p>
      <Field
        label="Work Email"
        name="email"
        type="email"
        placeholder="you@your-company.com"
        autoComplete="email"
        required
        maxLength={254}
        aria-invalid={failure?.isEmailWrong}
      />
      <FormError text={failure?.text ?? null} />
      <Button type="submit" look="primary" size="large" busy={isSending}>
        Get My Video
      </Button>
      <p className={`${styles['text']} ${styles['small']}`}>
        How we treat your address: <a href="/legal/privacy">Privacy policy</a> and{' '}
        <a href="/legal/terms">Terms</a>.
      </p>
    </form>
  )
}

/** Confirms that the video is on its way. Takes the focus, because the form that had it is gone. */
function ExitThanks() {
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => thanks.current?.focus(), [])
  return (
    <div ref={thanks} className={styles['thanks']} role="status" tabIndex={-1}>
      <p>
        <strong>Thanks! The video is on its way to your inbox.</strong>
      </p>
      <p>Check your email shortly.</p>
    </div>
  )
}

type Visit = {
  readonly path: string
  readonly referrer: string
  readonly storage: Pick<Storage, 'getItem'>
}

/**
 * Returns the request body for an email from the exit popup (MKT-12), with the visit's id if there is one.
 */
export function exitLeadOf(
  email: string,
  { path, referrer, storage }: Visit,
): RequestOf<'createExitIntentLead'>['body'] {
  const sessionId = storage.getItem(SITE_STORAGE_KEYS.visitSession)
  return {
    email,
    pagePath: path.slice(0, LEAD_PATH_MAX_CHARACTERS),
    referrer: referrer.slice(0, LEAD_REFERRER_MAX_CHARACTERS),
    ...(sessionId && { sessionId }),
  }
}
