import { useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { AuthFrame } from '#host-app/shared/auth/auth-frame.tsx'
import { useConfig } from '#host-app/shared/auth/calls/use-config.ts'
import { CodeForm } from '#host-app/shared/auth/code-form.tsx'
import { Onward } from '#host-app/shared/auth/guards/post-login-path.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { PageSpinner } from '#host-app/shared/ui/loading/spinner.tsx'
import styles from './login-page.module.css'

/**
 * `/login`. Signed-in people continue to the page that they requested, after the second factor if they have
 * one.
 */
export function LoginPage() {
  const { state, mfa } = useAuth()
  const isSignedIn = state.status === 'signed-in'
  const needsCode = useQuery({
    queryKey: queryKeys.needsCode(isSignedIn && state.user.id),
    queryFn: mfa.needsCode,
    enabled: isSignedIn,
    retry: false,
    gcTime: 0,
  })
  if (state.status === 'loading' || (isSignedIn && needsCode.isPending))
    return <PageSpinner label="Loading" />
  if (isSignedIn && needsCode.data) return <CodeForm />
  if (isSignedIn) return <Onward />
  return (
    <AuthFrame
      title="Log in"
      lead="Answer the people who are waiting for you."
      footer={
        <>
          No account yet? <Link to="/signup">Create a workspace</Link>
        </>
      }
    >
      <LoginForm />
    </AuthFrame>
  )
}

type Credentials = { readonly email: string; readonly password: string }

/**
 * A form for email and password, and in demo mode one button for each person. Errors appear above the
 * button.
 */
function LoginForm() {
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

type DemoPeopleProps = {
  readonly busy: boolean
  readonly onChoose: (credentials: { email: string; password: string }) => void
}

/** In demo mode, one sign-in button for each demo person; otherwise renders nothing. */
function DemoPeople({ busy, onChoose }: DemoPeopleProps) {
  const { data } = useConfig()
  if (!data?.demo) return null
  const { password, people } = data.demo
  return (
    <section className={styles['demo']} aria-labelledby="demo-title">
      <h2 id="demo-title">Demo: sign in with one click</h2>
      <ul>
        {people.map(({ email, label }) => (
          <li key={email}>
            <Button disabled={busy} onClick={() => onChoose({ email, password })}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
