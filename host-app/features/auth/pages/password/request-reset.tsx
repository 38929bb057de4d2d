import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { Field } from '#host-app/ui/fields/field.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { useAuth } from '../../auth-context.ts'
import { DemoMailboxLink } from '../demo/demo-mailbox-link.tsx'

/** A form that requests a reset link. It never reveals whether the address has an account. */
export function RequestReset() {
  const { resetPassword } = useAuth()
  const reset = useMutation({ mutationFn: resetPassword })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    reset.mutate(String(new FormData(event.currentTarget).get('email')).trim())
  }

  if (reset.isSuccess) {
    return (
      <>
        <p role="status">If the address has an account, a link is on its way. Please check your email.</p>
        <DemoMailboxLink />
      </>
    )
  }
  return (
    <form onSubmit={submit}>
      <Field label="Email" name="email" type="email" autoComplete="username" required />
      <FormError text={reset.error?.message ?? null} />
      <Button type="submit" look="primary" size="large" busy={reset.isPending}>
        Send the link
      </Button>
    </form>
  )
}
