import type { SupabaseClient } from '@supabase/supabase-js'
import { BRAND } from '#contract/brand.ts'
import type { Mfa, SecondFactor } from '../auth-context.ts'
import { unwrap } from './auth-unwrap.ts'

/** Creates the functions of the second factor, on top of the auth service. */
export function createMfa(client: () => Promise<Pick<SupabaseClient, 'auth'>>): Mfa {
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
