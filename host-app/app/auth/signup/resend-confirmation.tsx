import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'

/** Sends the confirmation email again. It never reveals whether the address has an account. */
export function ResendConfirmation({ email }: { readonly email: string }) {
  const { resendConfirmation } = useAuth()
  const [address, setAddress] = useState(email)
  const resend = useMutation({ mutationFn: resendConfirmation })

  function submit(event: FormEvent) {
    event.preventDefault()
    resend.mutate(address.trim())
  }

  if (resend.isSuccess) {
    return <p role="status">If the address still needs to be confirmed, a new link is on its way.</p>
  }
  return (
    <form onSubmit={submit}>
      {email === '' && (
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          required
          value={address}
          onChange={event => setAddress(event.currentTarget.value)}
        />
      )}
      <FormError text={resend.error?.message ?? null} />
      <Button type="submit" size="large" busy={resend.isPending}>
        Send the link again
      </Button>
    </form>
  )
}
