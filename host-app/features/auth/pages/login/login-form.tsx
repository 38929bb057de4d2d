import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { Field } from '#host-app/ui/fields/field.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { useAuth } from '../../auth-context.ts'
import { DemoPeople } from './demo-people.tsx'

type Credentials = { readonly email: string; readonly password: string }

/**
 * A form for email and password, and in demo mode one button for each person. Errors appear above the
 * button.
 */
export function LoginForm() {
  const { signIn } = useAuth()
  const login = useMutation({
    mutationFn: ({ email, password }: Credentials) => signIn(email, password),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    login.mutate({ email: String(fields.get('email')), password: String(fields.get('password')) })
  }

  return (
    <>
      <form onSubmit={submit}>
        <Field label="Email" name="email" type="email" autoComplete="username" required />
        <Field label="Password" name="password" type="password" autoComplete="current-password" required />
        <FormError text={login.error?.message ?? null} />
        <Button type="submit" look="primary" size="large" busy={login.isPending}>
          Log in
        </Button>
        <Link to="/set-password">Forgot your password?</Link>
      </form>
      <DemoPeople busy={login.isPending} onChoose={login.mutate} />
    </>
  )
}
