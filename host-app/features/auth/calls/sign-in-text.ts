import type { AuthError } from '@supabase/supabase-js'
import { PASSWORD_MIN_CHARACTERS } from '#contract/constants/identity.ts'
import { ERRORS } from '#contract/errors.ts'

const TOO_OFTEN = 'Too many attempts. Please wait a minute and try again.'
const LINK_OVER = 'This link was already used or has expired.'
const SIGNED_OUT = ERRORS.session_ended.text

/** Texts by the codes of the auth service (GoTrue), and by the names of its client's own errors. */
const MESSAGES: Readonly<Partial<Record<string, string>>> = {
  invalid_credentials: 'The email or password is wrong. Please try again.',
  email_not_confirmed: 'Please confirm your email first: open the link that we sent you.',
  user_banned: 'This account is closed. Ask an admin of your company.',
  over_request_rate_limit: TOO_OFTEN,
  over_email_send_rate_limit: 'We just sent you an email. Please wait a minute before you ask for another.',
  weak_password: `Use at least ${PASSWORD_MIN_CHARACTERS} characters that are hard to guess.`,
  same_password: 'That is already your password. Please choose another.',
  current_password_required: 'Enter your current password, too.',
  current_password_mismatch: 'Your current password is wrong. Please try again.',
  reauthentication_needed: 'You signed in a while ago. Sign out and in again, and then change your password.',
  otp_expired: LINK_OVER,
  otp_disabled: LINK_OVER,
  flow_state_expired: LINK_OVER,
  session_not_found: SIGNED_OUT,
  session_expired: SIGNED_OUT,
  refresh_token_not_found: SIGNED_OUT,
  refresh_token_already_used: SIGNED_OUT,
  bad_jwt: SIGNED_OUT,
  AuthSessionMissingError: SIGNED_OUT,
  mfa_verification_failed: 'This code is wrong. Please wait for the next one and try again.',
  mfa_verification_rejected: 'This code is wrong. Please wait for the next one and try again.',
  mfa_challenge_expired: 'That took too long. Please type the code that your app shows now.',
  mfa_factor_not_found: 'This authenticator app is no longer set up.',
  too_many_enrolled_mfa_factors: 'You have too many authenticator apps. Please remove one first.',
  insufficient_aal: ERRORS.second_factor_required.text,
  unexpected_failure: ERRORS.internal.text,
  AuthRetryableFetchError: 'We could not reach the server. Check your connection and try again.',
}

/** Explains why the auth service refused, and what to do. */
export function signInText(error: Pick<AuthError, 'code' | 'name' | 'message'>): string {
  return MESSAGES[error.code ?? ''] ?? MESSAGES[error.name] ?? error.message
}
