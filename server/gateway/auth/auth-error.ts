/** Errors of auth/v1, worded as GoTrue words them. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { PASSWORD_MIN_CHARACTERS } from '#contract/constants/identity.ts'

/** The API version that supabase-js requests, the only one there is. */
const API_VERSION = '2024-01-01'

const ERRORS = {
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are not offered'],
  bad_json: [400, 'Could not parse request body as JSON'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  current_password_mismatch: [400, 'The current password is wrong.'],
  current_password_required: [400, 'The current password is required to set a new one.'],
  email_not_confirmed: [400, 'Email not confirmed'],
  insufficient_aal: [403, 'Enter the code of your second factor first.'],
  invalid_credentials: [400, 'Invalid login credentials'],
  mfa_challenge_expired: [422, 'That took too long, or too many tries. Enter the next code.'],
  mfa_factor_not_found: [404, 'There is no such second factor'],
  mfa_verification_failed: [422, 'The code is not right. Enter the one that is shown now.'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  not_admin: [403, 'User not allowed: the admin API is not offered'],
  not_found: [404, 'There is no such endpoint'],
  otp_disabled: [422, 'Sign-in by one-time code or magic link is not offered'],
  otp_expired: [403, 'Email link is invalid or has expired'],
  over_request_rate_limit: [429, 'Too many tries. Please wait a moment and try again.'],
  provider_disabled: [400, 'Sign-in with other providers is not offered'],
  reauthentication_needed: [400, 'Sign in again to change the password.'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  request_too_large: [413, 'Request body is too large'],
  same_password: [422, 'New password should be different from the old password.'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  signup_disabled: [422, 'Sign-ups go through the product’s own pages'],
  // supabase-js keeps the session, and tries again.
  unavailable: [503, 'Sign-in is not available right now. Please try again.'],
  unexpected_failure: [500, 'Unexpected failure'],
  unsupported_encoding: [415, 'Send the request body without a content encoding'],
  user_banned: [401, 'User is banned'],
  validation_failed: [400, 'The request is not valid'],
  weak_password: [422, `Password should be at least ${PASSWORD_MIN_CHARACTERS} characters.`],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>

/** An error code of GoTrue. */
export type AuthErrorCode = keyof typeof ERRORS

/** Thrown by the routes of auth/v1. The code determines status and text. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly code: AuthErrorCode

  constructor(code: AuthErrorCode) {
    super(code)
    this.code = code
  }
}

/** Returns the response for a code, in the shape of the requested API version. */
export function authErrorResponse(c: Context, code: AuthErrorCode): Response {
  const [status, message] = ERRORS[code]
  const reasons = code === 'weak_password' ? { weak_password: { reasons: ['length'] } } : {}
  c.header('x-sb-error-code', code)
  if (!c.req.header('x-supabase-api-version'))
    return c.json({ code: status, error_code: code, msg: message, ...reasons }, status)
  c.header('x-supabase-api-version', API_VERSION)
  return c.json({ code, message, ...reasons }, status)
}
