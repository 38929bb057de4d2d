import type { SupabaseClient } from '@supabase/supabase-js'
import type { CallApi } from '#host-app/adapters/api/api.ts'
import type { Auth } from '../auth-context.ts'
import { createMfa } from './auth-mfa.ts'
import { unwrap } from './auth-unwrap.ts'

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
