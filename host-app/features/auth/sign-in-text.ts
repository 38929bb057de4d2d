import type { AuthError } from '@supabase/supabase-js'

/** Why signing in failed and what to do, in words. */
export function signInText(error: Pick<AuthError, 'code' | 'name' | 'message'>): string {
  if (error.code === 'invalid_credentials') return 'The email or the password is not right. Please try again.'
  if (error.code === 'over_request_rate_limit')
    return 'Too many attempts. Please wait a minute and try again.'
  if (error.name === 'AuthRetryableFetchError') {
    return 'We could not reach the server. Check your connection and try again.'
  }
  return error.message
}
