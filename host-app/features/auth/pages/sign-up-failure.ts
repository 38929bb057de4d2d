import { ApiError } from '../../../adapters/api-error.ts'

/** What went wrong with a sign-up: what each field got wrong, and a text for the whole form where no field is named. */
type SignUpFailure = { readonly text: string | null; readonly fields: Readonly<Record<string, string>> }

const FALLBACK = 'Signup failed'

export function signUpFailure(error: unknown): SignUpFailure {
  if (!(error instanceof ApiError)) return { text: FALLBACK, fields: {} }
  if (error.code === 'subdomain_taken' || error.code === 'subdomain_reserved')
    return { text: null, fields: { subdomain: error.text } }
  const fields = Object.fromEntries(
    error.issues.map(({ path, message }) => [path.replace(/^body\./, ''), message]),
  )
  return { text: error.text || FALLBACK, fields }
}
