import { describe, expect, it } from 'vitest'
import { signInText } from './sign-in-text.ts'

function textOf(code: string | undefined, name = 'AuthApiError') {
  return signInText({ code, name, message: 'raw message' })
}

describe('[AUTH-05] signInText', () => {
  it.each([
    'invalid_credentials',
    'over_request_rate_limit',
    'reauthentication_needed',
    'weak_password',
    'same_password',
    'otp_expired',
    'email_not_confirmed',
    'mfa_verification_failed',
  ])('has words for %s', code => {
    expect(textOf(code)).toMatch(/^[A-Z].{10,}\.$/)
    expect(textOf(code)).not.toBe(textOf(undefined))
  })

  it('goes by the name of what the client itself found, and else repeats the message', () => {
    expect(textOf(undefined, 'AuthRetryableFetchError')).toContain('Check your connection')
    expect(textOf(undefined, 'AuthSessionMissingError')).toContain('Sign in again')
    expect(textOf('brand_new_code')).toBe('raw message')
  })
})
