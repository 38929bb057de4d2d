import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { useAuth } from './auth-context.ts'
import { DemoPeople } from './demo-people.tsx'
import styles from './login-form.module.css'

type Credentials = { readonly email: string; readonly password: string }

/** Email and password, and in demo mode one button for each person. What went wrong is said above the button. */
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
      <form className={styles['form']} onSubmit={submit}>
        <label>
          Email
          <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          Password
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        {login.isError && (
          <p className={styles['error']} role="alert">
            {login.error.message}
          </p>
        )}
        <Button type="submit" look="primary" size="large" busy={login.isPending}>
          Log in
        </Button>
      </form>
      <DemoPeople busy={login.isPending} onChoose={login.mutate} />
    </>
  )
}
