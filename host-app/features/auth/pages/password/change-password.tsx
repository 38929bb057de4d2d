import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { useAuth } from '../../auth-context.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { CurrentPasswordField, NewPasswordField, passwordsIn } from './new-password-field.tsx'

/** A form that sets the signed-in person's password. All other sessions end. */
export function ChangePassword() {
  const { setPassword } = useAuth()
  const navigate = useNavigate()
  // Only the server knows whether this session must give it.
  const [asksForCurrent, setAsksForCurrent] = useState(false)
  const change = useMutation({
    mutationFn: setPassword,
    onError({ cause }) {
      if (cause instanceof Error && 'code' in cause && cause.code === 'current_password_required')
        setAsksForCurrent(true)
    },
    onSuccess: () => navigate('/admin/dashboard', { replace: true }),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    change.mutate(passwordsIn(event.currentTarget))
  }

  return (
    <AuthFrame title="Choose a new password" lead="You will be signed out everywhere else.">
      <form onSubmit={submit}>
        {asksForCurrent && <CurrentPasswordField />}
        <NewPasswordField />
        <FormError text={change.error?.message ?? null} />
        <Button type="submit" look="primary" size="large" busy={change.isPending}>
          Save the password
        </Button>
      </form>
    </AuthFrame>
  )
}
