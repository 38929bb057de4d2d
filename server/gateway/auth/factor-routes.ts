/** /factors: the second factor, an authenticator app (RFC 6238). */
import { type Context, Hono } from 'hono'
import { BRAND } from '#contract/brand.ts'
import { AuthError } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'
import { enrolment, factorCode, readBody } from './bodies.ts'
import { CHALLENGE_LIFETIME_MS } from './factor-store.ts'
import type { Factor, Identity } from './identity-store.ts'
import { requireSecondFactor } from './signed-in.ts'
import { newTotpKey } from './totp.ts'

/** Returns the routes that enroll, challenge, verify and remove a factor. */
export function createFactorRoutes(parts: AuthParts): Hono {
  const { identities, sessions, factors, sessionReply, limits, limitGuesses, clientIp, clock } = parts
  const routes = new Hono()

  routes.post('/factors', async c => {
    const signedIn = await parts.signedIn(c)
    const { friendly_name, issuer } = await readBody(c, enrolment)
    requireSecondFactor(signedIn)
    const { user } = signedIn
    const totp = newTotpKey(issuer || BRAND.name, user.email)
    const id = await factors.enrol(user.id, friendly_name ?? null, totp.secret)
    return c.json({ id, type: 'totp', friendly_name, totp })
  })

  routes.post('/factors/:id/challenge', async c => {
    const { user } = await parts.signedIn(c)
    const id = await factors.challenge(factorOf(c, user).id)
    const expiresAtS = Math.floor((clock.now() + CHALLENGE_LIFETIME_MS) / 1_000)
    return c.json({ id, type: 'totp', expires_at: expiresAtS })
  })

  routes.post('/factors/:id/verify', async c => {
    const { user, session } = await parts.signedIn(c)
    const { id: factorId } = factorOf(c, user)
    const { challenge_id: challengeId, code } = await readBody(c, factorCode)
    const ip = clientIp(c)
    await limits.take('oneTimeToken', { ip })
    // Challenges can be opened without limit, so codes are limited like passwords.
    const outcome = await limitGuesses({ account: user.email }, async () => {
      const verification = await factors.verify({ userId: user.id, factorId, challengeId, code })
      return verification === 'wrong' ? undefined : verification
    })
    if (outcome === undefined) throw new AuthError('mfa_verification_failed')
    if (outcome === 'over') throw new AuthError('mfa_challenge_expired')
    const raised = await sessions.raise(session)
    const verified = await identities.findById(user.id)
    if (!raised || !verified) throw new AuthError('session_not_found')
    return c.json(await sessionReply(verified, raised))
  })

  routes.delete('/factors/:id', async c => {
    const signedIn = await parts.signedIn(c)
    const { id, status } = factorOf(c, signedIn.user)
    if (status === 'verified') requireSecondFactor(signedIn)
    await factors.remove(id)
    if (status === 'verified') await sessions.lower(signedIn.session)
    return c.json({ id })
  })
  return routes

  function factorOf(c: Context, user: Identity): Factor {
    const factor = user.factors.find(({ id }) => id === c.req.param('id'))
    if (!factor) throw new AuthError('mfa_factor_not_found')
    return factor
  }
}
