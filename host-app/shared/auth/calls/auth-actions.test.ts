import { describe, expect, it } from 'vitest'
import { createAuthActions, signInText } from './auth-actions.ts'

const ok = { data: {}, error: null }

/**
 * Actions on a fake service whose calls succeed unless `answers` says otherwise; `asked` records the calls.
 */
function actions(answers: Readonly<Record<string, unknown>> = {}) {
  const calls: unknown[] = []
  const service = (names: readonly string[]) =>
    Object.fromEntries(
      names.map(name => [
        name,
        async (given: unknown) => {
          calls.push([name, given])
          return answers[name] ?? ok
        },
      ]),
    )
  const auth = {
    ...service([
      'signInWithPassword',
      'updateUser',
      'verifyOtp',
      'resetPasswordForEmail',
      'resend',
      'getSession',
    ]),
    mfa: service([
      'listFactors',
      'enroll',
      'unenroll',
      'challengeAndVerify',
      'getAuthenticatorAssuranceLevel',
    ]),
  }
  const callApi = async (name: string, request: unknown) => void calls.push([name, request])
  const end = async (scope: string) => void calls.push(['ended', scope])
  return {
    calls,
    ...createAuthActions({ client: async () => ({ auth }) as never, callApi: callApi as never, end }),
  }
}

function refused(code: string) {
  return { data: {}, error: { code, name: 'AuthApiError', message: code } }
}

describe('createAuthActions', () => {
  it('[AUTH-05] raises what the service says, in words', async () => {
    const { signIn } = actions({ signInWithPassword: refused('invalid_credentials') })
    await expect(signIn('ann@acme.test', 'x')).rejects.toThrow('The email or password is wrong.')
  })

  it('[AUTH-05] raises that no session came of it', async () => {
    const { signIn } = actions({ signInWithPassword: { data: { session: null }, error: null } })
    await expect(signIn('ann@acme.test', 'x')).rejects.toThrow('Failed to get user session after sign in')
  })

  it('[GUARD-03] takes the wish for a password and for a profile away with them', async () => {
    const { setPassword, completeProfile, calls } = actions()
    await setPassword({ password: 'ten letters', current: '' })
    await setPassword({ password: 'ten letters', current: 'the old one' })
    await completeProfile('Ann Agent')
    expect(calls).toEqual([
      ['updateUser', { password: 'ten letters', data: { password_required: false } }],
      [
        'updateUser',
        { password: 'ten letters', current_password: 'the old one', data: { password_required: false } },
      ],
      ['updateProfile', { body: { full_name: 'Ann Agent' } }],
      ['updateUser', { data: { full_name: 'Ann Agent', profile_setup_completed: true } }],
    ])
  })

  it('trades the secret of a link, and says when it is too old', async () => {
    const { verifyLink, calls } = actions()
    await verifyLink({ type: 'recovery', tokenHash: 'h' })
    expect(calls).toEqual([['verifyOtp', { type: 'recovery', token_hash: 'h' }]])
    const old = actions({ verifyOtp: refused('otp_expired') })
    await expect(old.verifyLink({ type: 'signup', tokenHash: 'h' })).rejects.toThrow('has expired')
  })

  it('[AUTH-03] ends the session here, or everywhere', async () => {
    const { signOut, signOutEverywhere, calls } = actions()
    await signOut()
    await signOutEverywhere()
    expect(calls).toEqual([
      ['ended', 'local'],
      ['ended', 'global'],
    ])
  })
})

describe('the second factor', () => {
  const factor = (id: string, status: string) => ({ id, status, friendly_name: '', created_at: '2026-01-01' })
  const all = [factor('old', 'unverified'), factor('good', 'verified')]

  it('begins anew over one that was never verified', async () => {
    const { mfa, calls } = actions({
      listFactors: { data: { all }, error: null },
      enroll: { data: { id: 'new', totp: { secret: 'S', uri: 'otpauth://x', qr_code: '' } }, error: null },
    })
    expect(await mfa.enroll()).toEqual({ factorId: 'new', secret: 'S', uri: 'otpauth://x' })
    expect(calls).toContainEqual(['unenroll', { factorId: 'old' }])
    expect(calls).not.toContainEqual(['unenroll', { factorId: 'good' }])
    expect(await mfa.list()).toContainEqual({
      id: 'good',
      name: 'Authenticator app',
      isVerified: true,
      createdAt: '2026-01-01',
    })
  })

  it.each([
    ['aal1', 'aal2', true],
    ['aal2', 'aal2', false],
    ['aal1', 'aal1', false],
  ])('at %s of %s needs a code: %s', async (currentLevel, nextLevel, needs) => {
    const session = { access_token: 'token' }
    const { mfa, calls } = actions({
      getSession: { data: { session }, error: null },
      getAuthenticatorAssuranceLevel: { data: { currentLevel, nextLevel }, error: null },
    })
    expect(await mfa.needsCode()).toBe(needs)
    expect(calls).toContainEqual(['getAuthenticatorAssuranceLevel', 'token'])
  })

  it('asks nobody for a code who has no session', async () => {
    expect(await actions({ getSession: { data: { session: null }, error: null } }).mfa.needsCode()).toBe(
      false,
    )
  })
})

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
