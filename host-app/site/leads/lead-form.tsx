import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { LeadOpening } from '#core/site/lead-opening.ts'
import { ApiError } from '#host-app/shared/api/api-error.ts'
import { sendPublicRequest } from '#host-app/shared/api/call-public-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import styles from './lead-form.module.css'

type Progress =
  | { readonly kind: 'open' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'failed'; readonly text: string }

type LeadFormProps = {
  readonly opening: LeadOpening
  readonly onSaved: () => void
}

/** Saves a lead and continues to `/signup`, unless the dialog was closed meanwhile. */
export function LeadForm({ opening, onSaved }: LeadFormProps) {
  const [progress, setProgress] = useState<Progress>({ kind: 'open' })
  const isSubmitting = progress.kind === 'submitting'
  const isShown = useIsShown()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    if (email === '' || isSubmitting) return
    setProgress({ kind: 'submitting' })
    try {
      await sendPublicRequest('createLead', { body: { email, source: opening.source } })
    } catch (error) {
      setProgress({ kind: 'failed', text: leadFailure(error) })
      return
    }
    if (!isShown.current) return
    onSaved()
    window.location.assign(`/signup?email=${encodeURIComponent(email)}`)
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      <p className={styles['text']}>
        Leave your work email. On the next page you name your workspace and choose a password.
      </p>
      <Field
        label="Work email"
        name="email"
        type="email"
        placeholder="Enter your work email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={opening.email}
      />
      <FormError text={progress.kind === 'failed' ? progress.text : null} />
      <Button type="submit" look="primary" size="large" busy={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Continue'}
      </Button>
    </form>
  )
}

function useIsShown() {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

/** Returns the message when the lead could not be saved (MKT-06). */
export function leadFailure(error: unknown): string {
  return error instanceof ApiError && error.code !== 'network' ? error.text : 'Error'
}
