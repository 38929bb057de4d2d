import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import type { Renewable } from '#core/session/company-state.ts'
import { verifyFactor } from '#host-app/shared/auth/code-form.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Modal } from '#host-app/shared/ui/dialogs/modal.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { useAuth } from '../auth-context.ts'
import { CodeField, codeIn } from '../code-field.tsx'
import styles from './renew-session.module.css'

type RenewSessionProps = {
  /** What the server asks for: a new session, or the code of the second factor. */
  readonly needed: Renewable
  /** The address of the person whose page is open. */
  readonly email: string
  readonly onRenewed: () => void
}

/** A dialog over the page of a person whose session ended: they sign in again, and the page goes on as they left it. */
export function RenewSession({ needed, email, onRenewed }: RenewSessionProps) {
  const { signIn, signOut, mfa } = useAuth()
  const queryClient = useQueryClient()
  const isCode = needed === 'second_factor_required'
  const renewed = useRef(onRenewed)
  useEffect(() => {
    renewed.current = onRenewed
  }, [onRenewed])
  const renew = useMutation({
    mutationFn: (secret: string) => (isCode ? verifyFactor(mfa, secret) : signIn(email, secret)),
    async onSuccess() {
      renewed.current()
      await queryClient.invalidateQueries()
    },
  })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    renew.mutate(isCode ? codeIn(event.currentTarget) : String(fields.get('password')))
  }

  const title = isCode ? 'Enter your code' : 'Your session has ended'
  return (
    <Modal className={styles['dialog']} name={{ label: title }} onClose={null}>
      <form key={needed} onSubmit={submit}>
        <h2>{title}</h2>
        <p>Go on where you were. What you wrote is still here.</p>
        {/* Password managers look for the account. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {isCode ? (
          <CodeField label="Code" autoFocus />
        ) : (
          <Field
            label={`Password of ${email}`}
            name="password"
            type="password"
            autoComplete="current-password"
            autoFocus
            required
          />
        )}
        <FormError text={renew.error?.message ?? null} />
        <div className={styles['actions']}>
          <Button look="quiet" onClick={signOut}>
            Sign out
          </Button>
          <Button type="submit" look="primary" busy={renew.isPending}>
            {isCode ? 'Continue' : 'Sign in'}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

type SignOutDialogProps = {
  /** What is deleted, and whose it is. */
  readonly warning: string
  readonly onSignOut: () => void
  readonly onClose: () => void
}

/** Asks before a sign-out deletes text that the server doesn't have. */
export function SignOutDialog({ warning, onSignOut, onClose }: SignOutDialogProps) {
  return (
    <FormDialog
      title="Sign out?"
      action="Sign out and delete it"
      isFinal
      busy={false}
      error={null}
      onSubmit={onSignOut}
      onClose={onClose}
    >
      <p>{warning}</p>
    </FormDialog>
  )
}
