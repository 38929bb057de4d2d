/** /user: the signed-in person, and changes of password and metadata. */
import { Hono } from 'hono'
import { PASSWORD_CHANGE_WITHIN_MS, PASSWORD_MIN_CHARACTERS } from '#contract/constants/identity.ts'
import { AuthError } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'
import { readBody, userUpdate } from './bodies.ts'
import type { Identity } from './identity-store.ts'
import { userReply } from './session-reply.ts'
import { requireSecondFactor, type SignedIn } from './signed-in.ts'

/** Returns the routes of the signed-in person. */
export function createUserRoutes(parts: AuthParts): Hono {
  const { identities, sessions, accountMailer, limitGuesses, clientIp, clock } = parts
  const routes = new Hono()

  routes.get('/user', async c => c.json(userReply((await parts.signedIn(c)).user)))

  routes.put('/user', async c => {
    const signedIn = await parts.signedIn(c)
    const { user, session } = signedIn
    const { password, current_password: current, data } = await readBody(c, userUpdate)
    if (password !== undefined) {
      requireSecondFactor(signedIn)
      await requireProof(signedIn, current, clientIp(c))
      await checkNewPassword(user, password)
    }
    const updated = await identities.updateUser(user.id, { password, data: data && withoutRequirement(data) })
    if (!updated) throw new AuthError('session_not_found')
    if (password !== undefined) {
      await sessions.settleRecovery(session)
      await sessions.end(user.id, session.id, 'others')
      accountMailer.tellPasswordChanged(user.email)
    }
    return c.json(userReply(updated))
  })
  return routes

  /**
   * Requires proof that it is the account's owner who changes the password, so that nobody takes over an account through
   * an open session: the current password, counted like a login, unless the session began with a password reset. Where
   * there is no password, or only one that somebody else has set (GUARD-03), a recent sign-in is enough.
   */
  async function requireProof(
    { user, session }: SignedIn,
    current: string | undefined,
    ip: string | undefined,
  ): Promise<void> {
    if (session.amr.some(({ method }) => method === 'recovery')) return
    if (!user.hasPassword || isPasswordRequired(user)) {
      const isRecent = clock.now() - session.createdAt.getTime() < PASSWORD_CHANGE_WITHIN_MS
      if (!isRecent) throw new AuthError('reauthentication_needed')
      return
    }
    if (current === undefined) throw new AuthError('current_password_required')
    const found = await limitGuesses({ ip, account: user.email }, () =>
      identities.findByCredentials(user.email, current),
    )
    if (!found) throw new AuthError('current_password_mismatch')
  }

  async function checkNewPassword({ email }: Identity, password: string): Promise<void> {
    if ([...password].length < PASSWORD_MIN_CHARACTERS) throw new AuthError('weak_password')
    if (await identities.findByCredentials(email, password)) throw new AuthError('same_password')
  }
}

function isPasswordRequired({ userMetadata }: Pick<Identity, 'userMetadata'>): boolean {
  return String(userMetadata['password_required']) === 'true'
}

/**
 * Removes `password_required` unless it is cleared. If people could set it themselves, an open session would be enough to
 * do without the current password.
 */
function withoutRequirement(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { password_required: _, ...rest } = data
  return isPasswordRequired({ userMetadata: data }) ? rest : data
}
