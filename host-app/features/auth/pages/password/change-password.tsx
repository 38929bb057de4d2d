import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { useAuth } from '../../auth-context.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { NewPasswordField } from './new-password-field.tsx'

/** A form that sets the signed-in person's password. All other sessions end. */
export function ChangePassword() {
  const { setPassword } = useAuth()
  const navigate = useNavigate()
  const change = useMutation({
    mutationFn: setPassword,
    onSuccess: () => navigate('/admin/dashboard', { replace: true }),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    change.mutate(String(new FormData(event.currentTarget).get('password')))
  }

  return (
    <AuthFrame title="Choose a new password" lead="You will be signed out everywhere else.">
      <form onSubmit={submit}>
        <NewPasswordField />
        <FormError text={change.error?.message ?? null} />
        <Button type="submit" look="primary" size="large" busy={change.isPending}>
          Save the password
        </Button>
      </form>
    </AuthFrame>
  )
}
