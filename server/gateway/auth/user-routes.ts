/** /user: the signed-in person, and changes of password and metadata. */
import { Hono } from 'hono'
import { PASSWORD_CHANGE_WITHIN_MS, PASSWORD_MIN_CHARACTERS } from '#contract/constants/identity.ts'
import { AuthError } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'
import { readBody, userUpdate } from './bodies.ts'
import { userReply } from './session-reply.ts'
import { requireSecondFactor, type SignedIn } from './signed-in.ts'

/** Returns the routes of the signed-in person. */
export function createUserRoutes(parts: AuthParts): Hono {
  const { identities, sessions, accountMailer, clock } = parts
  const routes = new Hono()

  routes.get('/user', async c => c.json(userReply((await parts.signedIn(c)).user)))

  routes.put('/user', async c => {
    const signedIn = await parts.signedIn(c)
    const { user, session } = signedIn
    const { password, data } = await readBody(c, userUpdate)
    if (password !== undefined) await checkNewPassword(signedIn, password)
    const updated = await identities.updateUser(user.id, { password, data })
    if (!updated) throw new AuthError('session_not_found')
    if (password !== undefined) {
      await sessions.settleRecovery(session)
      await sessions.end(user.id, session.id, 'others')
      accountMailer.tellPasswordChanged(user.email)
    }
    return c.json(userReply(updated))
  })
  return routes

  /** Requires a recent proof, so that nobody can take over an account through an open session. */
  async function checkNewPassword(signedIn: SignedIn, password: string): Promise<void> {
    const { user, session } = signedIn
    requireSecondFactor(signedIn)
    const cameByReset = session.amr.some(({ method }) => method === 'recovery')
    const isRecent = clock.now() - session.createdAt.getTime() < PASSWORD_CHANGE_WITHIN_MS
    if (!cameByReset && !isRecent) throw new AuthError('reauthentication_needed')
    if ([...password].length < PASSWORD_MIN_CHARACTERS) throw new AuthError('weak_password')
    if (await identities.findByCredentials(user.email, password)) throw new AuthError('same_password')
  }
}
