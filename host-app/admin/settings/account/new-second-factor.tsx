import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { renderSVG } from 'uqr'
import { type NewFactor, useAuth } from '#host-app/features/auth/auth-context.ts'
import { CodeField, codeIn } from '#host-app/features/auth/pages/login/code-field.tsx'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import styles from './new-second-factor.module.css'

type NewSecondFactorProps = {
  readonly factor: NewFactor
  readonly onVerified: () => void
  readonly onCancel: () => void
}

/**
 * Shows the QR code for the authenticator app and asks for its first code. The factor counts only after
 * that.
 */
export function NewSecondFactor({ factor, onVerified, onCancel }: NewSecondFactorProps) {
  const { mfa } = useAuth()
  const { factorId, secret, uri } = factor
  const verify = useMutation({
    mutationFn: (code: string) => mfa.verify({ factorId, code }),
    onSuccess: onVerified,
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    verify.mutate(codeIn(event.currentTarget))
  }

  return (
    <form onSubmit={submit}>
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <img
        className={styles['code']}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
        width={176}
        height={176}
        alt="QR code for your authenticator app"
      />
      <code className={styles['secret']}>{secret.replace(/(.{4})/g, '$1 ').trim()}</code>
      <CodeField label="Code from the app" />
      <FormError text={verify.error?.message ?? null} />
      <span className={styles['actions']}>
        <Button type="submit" look="primary" busy={verify.isPending}>
          Turn it on
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </span>
    </form>
  )
}
