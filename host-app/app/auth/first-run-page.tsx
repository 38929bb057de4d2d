import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { BRAND } from '#contract/brand.ts'
import { ApiError, errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { AuthFrame } from '#host-app/shared/auth/auth-frame.tsx'
import { FullNameField } from '#host-app/shared/auth/full-name-field.tsx'
import { NewPasswordField } from '#host-app/shared/auth/new-password-field.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { PageSpinner } from '#host-app/shared/ui/loading/spinner.tsx'
import { PageNotFound } from '../page-not-found.tsx'

/** The field that each error code belongs to; other errors concern the whole form. */
const FIELDS: Readonly<Partial<Record<string, string>>> = {
  first_run_token_invalid: 'token',
  address_taken: 'email',
}

/**
 * `/first-run`: creates the first platform user of a new installation. The page is unavailable once one
 * exists.
 */
export function FirstRunPage() {
  const { signIn } = useAuth()
  const navigate = useNavigate()
  const firstRun = useApi('getFirstRun', {}, { retry: false })
  const creation = useMutation({
    async mutationFn(fields: FormData) {
      const text = (name: string) => String(fields.get(name)).trim()
      const email = text('email')
      const password = String(fields.get('password'))
      const { isConfirmed } = await callApi('createFirstStaff', {
        body: { token: text('token'), email, fullName: text('fullName'), password },
      })
      if (!isConfirmed) return `/auth/check-email?email=${encodeURIComponent(email)}`
      await signIn(email, password)
      return '/admin/tenants'
    },
    onSuccess: path => navigate(path, { replace: true }),
  })

  if (firstRun.isPending) return <PageSpinner label="Loading" />
  if (firstRun.isError) {
    if (firstRun.error instanceof ApiError && firstRun.error.status === 404) return <PageNotFound />
    return <AuthFrame title="We could not load this page" lead={errorText(firstRun.error)} />
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    creation.mutate(new FormData(event.currentTarget))
  }

  const field = creation.error instanceof ApiError ? FIELDS[creation.error.code ?? ''] : undefined
  const text = creation.isError ? errorText(creation.error) : null
  const errorOf = (name: string) => (field === name ? (text ?? undefined) : undefined)
  return (
    <AuthFrame
      title={`Set up ${BRAND.name}`}
      lead="Create the first platform user, who creates and manages workspaces for companies."
    >
      <form onSubmit={submit}>
        <Field
          label="Token"
          name="token"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={200}
          hint="The server printed it in its terminal when it started."
          error={errorOf('token')}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          error={errorOf('email')}
        />
        <FullNameField />
        <NewPasswordField label="Password" />
        <FormError text={field === undefined ? text : null} />
        <Button type="submit" look="primary" size="large" busy={creation.isPending}>
          Create the platform user
        </Button>
      </form>
    </AuthFrame>
  )
}
