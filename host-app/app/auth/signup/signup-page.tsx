import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { EXISTING_COMPANY_TOAST_ID, EXISTING_COMPANY_TOAST_MS } from '#contract/constants/identity.ts'
import { ApiError } from '#host-app/shared/api/api-error.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { AuthFrame } from '#host-app/shared/auth/auth-frame.tsx'
import { FullNameField } from '#host-app/shared/auth/full-name-field.tsx'
import { NewPasswordField } from '#host-app/shared/auth/new-password-field.tsx'
import { tenantAddress } from '#host-app/shared/tenancy/tenant-address.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'

const FALLBACK = 'Signup failed'

/** `/signup`: creates a company with its first person (AUTH-04). */
export function SignupPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { signUp } = useAuth()
  const creation = useMutation({
    mutationFn: (fields: FormData) => {
      const text = (name: string) => String(fields.get(name)).trim()
      const given = { companyName: text('companyName'), subdomain: text('subdomain') }
      return signUp({
        email: text('email'),
        password: String(fields.get('password')),
        fullName: text('fullName'),
        ...(given.companyName && { companyName: given.companyName }),
        ...(given.subdomain && { subdomain: given.subdomain }),
      })
    },
    onSuccess: (_nothing, fields) =>
      navigate(`/auth/check-email?email=${encodeURIComponent(String(fields.get('email')).trim())}`),
    onError(error) {
      if (!(error instanceof ApiError) || error.status !== 409) return
      toast.error(error.text, { id: EXISTING_COMPANY_TOAST_ID, duration: EXISTING_COMPANY_TOAST_MS })
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    creation.mutate(new FormData(event.currentTarget))
  }

  const failure = creation.isError ? signUpFailure(creation.error) : null
  return (
    <AuthFrame
      title="Create your workspace"
      lead="Free to try, no card. Next, you get the script tag for your site."
      footer={
        <>
          Have an account? <Link to="/login">Log in</Link>
        </>
      }
    >
      <form onSubmit={submit}>
        <Field
          label="Work email"
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          defaultValue={query.get('email') ?? ''}
          error={failure?.fields['email']}
        />
        <FullNameField error={failure?.fields['fullName']} />
        <NewPasswordField label="Password" />
        <Field label="Company name" name="companyName" autoComplete="organization" required maxLength={120} />
        <SubdomainField error={failure?.fields['subdomain']} />
        <FormError text={failure?.text ?? null} />
        <Button type="submit" look="primary" size="large" busy={creation.isPending}>
          Create the workspace
        </Button>
      </form>
    </AuthFrame>
  )
}

/** Errors of a sign-up: one for each field, and a text for the whole form if no field is named. */
type SignUpFailure = { readonly text: string | null; readonly fields: Readonly<Record<string, string>> }

/** Returns the errors of a failed sign-up. */
export function signUpFailure(error: unknown): SignUpFailure {
  if (!(error instanceof ApiError)) return { text: FALLBACK, fields: {} }
  if (error.code === 'subdomain_taken' || error.code === 'subdomain_reserved')
    return { text: null, fields: { subdomain: error.text } }
  const fields = Object.fromEntries(
    error.issues.map(({ path, message }) => [path.replace(/^body\./, ''), message]),
  )
  return { text: error.text || FALLBACK, fields }
}

/**
 * The field for the company's subdomain, which says whether it is available. If left empty, one is derived
 * from the email.
 */
function SubdomainField({ error }: { readonly error: string | undefined }) {
  const [written, setWritten] = useState('')
  const { data } = useApi(
    'checkSubdomain',
    { query: { subdomain: written } },
    { enabled: written !== '', retry: false },
  )
  const problem = data ? (data.isFree ? undefined : (data.reason ?? undefined)) : error
  const { host } = new URL(tenantAddress(window.location, written || 'your-company'))
  return (
    <Field
      label="Address of your workspace"
      name="subdomain"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      minLength={3}
      maxLength={63}
      pattern="[a-zA-Z0-9](?:[a-zA-Z0-9\-]*[a-zA-Z0-9])?"
      title="Letters, digits and hyphens, not at the ends"
      // Shown in place of the error: a button that moves during a press would not be pressed.
      hint={problem ? undefined : data?.isFree ? `${host} is free.` : `Your team signs in at ${host}.`}
      error={problem}
      onBlur={event => setWritten(event.currentTarget.value.trim().toLowerCase())}
    />
  )
}
