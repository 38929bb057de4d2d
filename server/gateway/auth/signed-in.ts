import type { Context } from 'hono'
import { type Admit, bearerToken } from '../admission.ts'
import { AuthError } from './auth-error.ts'
import type { Identity, IdentityStore } from './identity-store.ts'
import type { Session, SessionStore } from './session-store.ts'

/** A signed-in person with their session. */
export type SignedIn = { readonly user: Identity; readonly session: Session }

/**
 * Returns a function that finds the person behind the bearer token; their session must exist. An impersonation is not
 * a session and is refused. @throws AuthError.
 */
export function createSignedIn({
  admit,
  identities,
  sessions,
}: {
  readonly admit: Admit
  readonly identities: Pick<IdentityStore, 'findById'>
  readonly sessions: Pick<SessionStore, 'find'>
}): (c: Context) => Promise<SignedIn> {
  return async c => {
    const token = bearerToken(c)
    if (token === '') throw new AuthError('no_authorization')
    const admission = await admit(token)
    if (admission.kind !== 'admitted') throw new AuthError('bad_jwt')
    const { sub, session_id: sessionId, impersonation_id: impersonationId } = admission.claims
    if (typeof sub !== 'string' || typeof sessionId !== 'string' || impersonationId !== undefined)
      throw new AuthError('bad_jwt')
    const user = await identities.findById(sub)
    const session = await sessions.find(sessionId, sub)
    if (!user || !session) throw new AuthError('session_not_found')
    return { user, session }
  }
}

/**
 * Requires the second factor of a person who has one. @throws AuthError insufficient_aal if the session has not shown
 * it.
 */
export function requireSecondFactor({ user, session }: SignedIn): void {
  if (session.aal !== 'aal2' && user.factors.some(({ status }) => status === 'verified'))
    throw new AuthError('insufficient_aal')
}
