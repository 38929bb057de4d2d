import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { useAuth } from '#host-app/features/auth/auth-context.ts'
import {
  CurrentPasswordField,
  NewPasswordField,
  passwordsIn,
} from '#host-app/features/auth/pages/password/new-password-field.tsx'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { Section } from '../../common/section.tsx'

/** A form that changes the password. All other sessions end. */
export function AccountPassword() {
  const { setPassword } = useAuth()
  const change = useMutation({ mutationFn: setPassword })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    change.mutate(passwordsIn(form), {
      onSuccess() {
        form.reset()
        toast.success('Your password was changed')
      },
    })
  }

  return (
    <Section title="Password" lead="Changing it signs you out everywhere else.">
      <form onSubmit={submit}>
        <CurrentPasswordField />
        <NewPasswordField />
        <FormError text={change.error?.message ?? null} />
        <Button type="submit" busy={change.isPending}>
          Change password
        </Button>
      </form>
    </Section>
  )
}
