import type { Session } from '@supabase/supabase-js'
import type { Impersonation } from '#core/session/impersonation.ts'
import type { AuthState } from './auth-context.ts'

type Known = {
  /** Undefined while it is looked for. */
  readonly session: Session | null | undefined
  readonly impersonation: Impersonation | null
  /** Whether it is still open who acts. */
  readonly isLoading: boolean
}

/** Who is here. Whoever acts by a link alone has no session, and somebody else's does not count beside it. */
export function authStateOf({ session, impersonation, isLoading }: Known): AuthState {
  if (session === undefined || isLoading) return { status: 'loading' }
  if (impersonation && session?.user.id !== impersonation.staffId)
    return { status: 'signed-in', user: { id: impersonation.staffId, user_metadata: {} } }
  return session ? { status: 'signed-in', user: session.user } : { status: 'signed-out' }
}
