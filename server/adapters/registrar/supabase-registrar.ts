import type { Registrar } from '#server/ports/registrar.ts'

/** Accounts of a Supabase project: its auth service makes them and sends the mail. */
export function createSupabaseRegistrar(project: {
  readonly projectUrl: string
  readonly anonKey: string
}): Registrar {
  return {
    async register({ email, password, fullName }) {
      const response = await fetch(`${project.projectUrl}/auth/v1/signup`, {
        method: 'POST',
        headers: { apikey: project.anonKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, data: { full_name: fullName } }),
      })
      const reply = (await response.json()) as {
        id?: string
        user?: { id: string }
        identities?: unknown[]
        error_code?: string
      }
      // Supabase answers a known address with a user without identities, or with this code.
      if (reply.error_code === 'user_already_exists' || reply.identities?.length === 0) return 'taken'
      const userId = reply.user?.id ?? reply.id
      if (!response.ok || !userId)
        throw new Error(`The auth service answered a sign-up with status ${response.status}.`)
      return { userId }
    },
  }
}
