import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { RECOVERY_LINK_LIFETIME_MS } from '#contract/constants/identity.ts'
import { describeDuration } from '#core/describe-duration.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { AuthFrame } from '#host-app/shared/auth/auth-frame.tsx'
import { CodeForm } from '#host-app/shared/auth/code-form.tsx'
import {
  CurrentPasswordField,
  NewPasswordField,
  passwordsIn,
} from '#host-app/shared/auth/new-password-field.tsx'
import { takeLinkSecrets } from '#host-app/shared/session/link-secrets.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { PageSpinner } from '#host-app/shared/ui/loading/spinner.tsx'
import { DemoMailboxLink } from '../demo/demo-mailbox-link.tsx'
import { AcceptInvitation } from '../invitation/accept-invitation.tsx'

/**
 * `/set-password`: for people with an invitation, a reset link, or a session that needs a password
 * (GUARD-03). Others can request a link.
 */
export function SetPasswordPage() {
  const { state } = useAuth()
  const { invite, tokenHash } = takeLinkSecrets()
  if (invite !== null) return <AcceptInvitation token={invite} />
  if (tokenHash !== null) return <RecoverAccount tokenHash={tokenHash} />
  if (state.status === 'loading') return <PageSpinner label="Loading" />
  if (state.status === 'signed-in') return <ChangePassword />
  return (
    <AuthFrame
      title="Reset your password"
      lead={`We email you a link to choose a new one. It works for ${describeDuration(RECOVERY_LINK_LIFETIME_MS)}.`}
      footer={<Link to="/login">Back to log in</Link>}
    >
      <RequestReset />
    </AuthFrame>
  )
}

/** Uses the link of a password reset, which signs in, and then asks for the new password. */
function RecoverAccount({ tokenHash }: { readonly tokenHash: string }) {
  const { verifyLink, mfa } = useAuth()
  const verified = useQuery({
    queryKey: queryKeys.recovery(tokenHash),
    queryFn: async () => {
      await verifyLink({ type: 'recovery', tokenHash })
      return true
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // A person with a second factor must show it here, too.
  const needsCode = useQuery({
    queryKey: queryKeys.needsCode(tokenHash),
    queryFn: mfa.needsCode,
    enabled: verified.isSuccess,
    retry: false,
  })
  if (verified.isPending || (verified.isSuccess && needsCode.isPending))
    return <PageSpinner label="Checking your link" />
  if (verified.isSuccess) return needsCode.data ? <CodeForm /> : <ChangePassword />
  return (
    <AuthFrame
      title="This link has expired"
      lead={`${verified.error.message} A link can be used once, within ${describeDuration(RECOVERY_LINK_LIFETIME_MS)}. We can send you a new one.`}
      footer={<Link to="/login">Back to log in</Link>}
    >
      <RequestReset />
    </AuthFrame>
  )
}

/** A form that requests a reset link. It never reveals whether the address has an account. */
function RequestReset() {
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

/** A form that sets the signed-in person's password. All other sessions end. */
function ChangePassword() {
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
