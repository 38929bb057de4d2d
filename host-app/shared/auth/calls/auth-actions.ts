import type { AuthError, SupabaseClient } from '@supabase/supabase-js'
import { BRAND } from '#contract/brand.ts'
import { PASSWORD_MIN_CHARACTERS } from '#contract/constants/identity.ts'
import { ERRORS } from '#contract/errors.ts'
import type { CallApi } from '#host-app/shared/api/api.ts'
import type { Auth, Mfa, SecondFactor } from '../auth-context.ts'

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

type Deps = {
  readonly client: () => Promise<Pick<SupabaseClient, 'auth'>>
  readonly callApi: CallApi
  /** Ends the session, here or on all devices, and deletes what was stored for it; never rejects. */
  readonly end: (scope: 'local' | 'global') => Promise<void>
}

/** Creates a session's actions. Each rejects with an error whose message can be shown. */
export function createAuthActions({ client, callApi, end }: Deps): Omit<Auth, 'state'> {
  return {
    async signIn(email, password) {
      const { auth } = await client()
      const { session } = await unwrap(auth.signInWithPassword({ email, password }))
      if (!session) throw new Error('Failed to get user session after sign in')
    },
    signOut: () => end('local'),
    signOutEverywhere: () => end('global'),
    async signUp(form) {
      await callApi('signup', { body: form })
    },
    async resetPassword(email) {
      await unwrap((await client()).auth.resetPasswordForEmail(email))
    },
    async resendConfirmation(email) {
      await unwrap((await client()).auth.resend({ type: 'signup', email }))
    },
    async setPassword({ password, current }) {
      const proof = current !== '' && { current_password: current }
      const data = { password_required: false }
      await unwrap((await client()).auth.updateUser({ password, ...proof, data }))
    },
    async verifyLink({ type, tokenHash }) {
      await unwrap((await client()).auth.verifyOtp({ type, token_hash: tokenHash }))
    },
    async completeProfile(fullName) {
      await callApi('updateProfile', { body: { full_name: fullName } })
      const data = { full_name: fullName, profile_setup_completed: true }
      await unwrap((await client()).auth.updateUser({ data }))
    },
    mfa: createMfa(client),
  }
}

/** Creates the functions of the second factor, on top of the auth service. */
function createMfa(client: () => Promise<Pick<SupabaseClient, 'auth'>>): Mfa {
  async function list(): Promise<readonly SecondFactor[]> {
    const { all } = await unwrap((await client()).auth.mfa.listFactors())
    return all.map(({ id, friendly_name, status, created_at }) => ({
      id,
      name: friendly_name || 'Authenticator app',
      isVerified: status === 'verified',
      createdAt: created_at,
    }))
  }

  async function unenroll(factorId: string): Promise<void> {
    await unwrap((await client()).auth.mfa.unenroll({ factorId }))
  }

  return {
    list,
    unenroll,
    async enroll() {
      const { auth } = await client()
      for (const { id, isVerified } of await list()) if (!isVerified) await unenroll(id)
      const { id, totp } = await unwrap(auth.mfa.enroll({ factorType: 'totp', issuer: BRAND.name }))
      return { factorId: id, secret: totp.secret, uri: totp.uri }
    },
    async verify(given) {
      await unwrap((await client()).auth.mfa.challengeAndVerify(given))
    },
    async needsCode() {
      const { auth } = await client()
      const { data } = await auth.getSession()
      if (!data.session) return false
      // With a token, the service is asked again: the factor may have been added on another device.
      const level = await unwrap(auth.mfa.getAuthenticatorAssuranceLevel(data.session.access_token))
      return level.nextLevel === 'aal2' && level.currentLevel !== 'aal2'
    },
  }
}

type Answer = { readonly data: unknown; readonly error: AuthError | null }

/** Returns the data of the auth service's answer. Rejects with an error whose message can be shown; its cause has the code. */
async function unwrap<Options extends Answer>(
  answer: Promise<Options>,
): Promise<Extract<Options, { error: null }>['data']> {
  const { data, error } = await answer
  if (error) throw new Error(signInText(error), { cause: error })
  return data
}

/** Explains why the auth service refused, and what to do. */
export function signInText(error: Pick<AuthError, 'code' | 'name' | 'message'>): string {
  return MESSAGES[error.code ?? ''] ?? MESSAGES[error.name] ?? error.message
}
