import { z } from 'zod'
import type { Registrar, Registration } from '#server/ports/registrar.ts'

const user = z.object({
  id: z.uuid(),
  email_confirmed_at: z.string().nullish(),
  identities: z.array(z.unknown()).nullish(),
})
/** Reads the response of a sign-up: a user, or a session if the project confirms addresses at once. */
const signedUp = z.union([z.object({ user }).transform(reply => reply.user), user])

/**
 * Returns a registrar that creates accounts in a Supabase project, whose auth service sends the emails. @throws Error
 * when the auth service fails.
 */
export function createSupabaseRegistrar(project: {
  readonly projectUrl: string
  readonly anonKey: string
}): Registrar {
  async function signUp({ email, password, userMetadata, origin }: Registration) {
    const redirectTo = encodeURIComponent(`${origin}/auth/confirmed`)
    const response = await fetch(`${project.projectUrl}/auth/v1/signup?redirect_to=${redirectTo}`, {
      method: 'POST',
      headers: { apikey: project.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, data: userMetadata }),
    })
    const reply: unknown = await response.json()
    const refusal = z.object({ error_code: z.string() }).safeParse(reply)
    if (refusal.data?.error_code === 'user_already_exists') return 'taken'
    const account = signedUp.safeParse(reply)
    if (!response.ok || !account.success)
      throw new Error(`The auth service answered a sign-up with status ${response.status}.`)
    // This is the only difference between a known address and a new one.
    return account.data.identities?.length === 0 ? 'taken' : account.data
  }

  return {
    async register(registration) {
      const account = await signUp(registration)
      return account === 'taken' ? 'taken' : { userId: account.id, tokenHash: null }
    },
    async registerProved(registration) {
      const account = await signUp(registration)
      if (account === 'taken') return 'taken'
      return { userId: account.id, isConfirmed: typeof account.email_confirmed_at === 'string' }
    },
  }
}
