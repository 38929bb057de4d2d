import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { ApiError, errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { AuthFrame } from '#host-app/shared/auth/auth-frame.tsx'
import { FullNameField } from '#host-app/shared/auth/full-name-field.tsx'
import { NewPasswordField } from '#host-app/shared/auth/new-password-field.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { PageSpinner } from '#host-app/shared/ui/loading/spinner.tsx'

/** Creates the account of an invited colleague, and signs in. */
export function AcceptInvitation({ token }: { readonly token: string }) {
  const { signIn } = useAuth()
  const navigate = useNavigate()
  const invitation = useApi('readInvitation', { body: { token } }, { retry: false })
  const accept = useMutation({
    async mutationFn(fields: FormData) {
      const password = String(fields.get('password'))
      const fullName = String(fields.get('fullName'))
      const { email, isConfirmed } = await callApi('acceptInvitation', {
        body: { token, fullName, password },
      })
      if (!isConfirmed) return `/auth/check-email?email=${encodeURIComponent(email)}`
      await signIn(email, password)
      return '/admin/dashboard'
    },
    onSuccess: path => navigate(path, { replace: true }),
  })

  if (invitation.isPending) return <PageSpinner label="Loading your invitation" />
  if (invitation.isError) {
    const isOver = invitation.error instanceof ApiError && invitation.error.code === 'invitation_expired'
    if (isOver) return <Navigate to="/invite-expired" replace />
    return <AuthFrame title="We could not load the invitation" lead={errorText(invitation.error)} />
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    accept.mutate(new FormData(event.currentTarget))
  }

  const { company_name, inviter_name, email } = invitation.data
  return (
    <AuthFrame
      title={`Join ${company_name}`}
      lead={`${inviter_name} invited you. Choose a name and a password for ${email}.`}
    >
      <form onSubmit={submit}>
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <FullNameField />
        <NewPasswordField label="Password" />
        <FormError text={accept.isError ? errorText(accept.error) : null} />
        <Button type="submit" look="primary" size="large" busy={accept.isPending}>
          Join
        </Button>
      </form>
    </AuthFrame>
  )
}
