/** /token, /verify and /logout: how sessions begin, continue and end. */
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { AuthError } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'
import { linkVerification, passwordGrant, readBody, refreshGrant } from './bodies.ts'
import type { Identity } from './identity-store.ts'
import type { ProofMethod } from './session-store.ts'

const signOutScope = z.enum(['global', 'local', 'others'])

/** Returns the routes of sessions. */
export function createSessionRoutes(parts: AuthParts): Hono {
  const { identities, sessions, sessionReply, limits, limitGuesses, clientIp, clock } = parts
  const routes = new Hono()

  routes.post('/token', async c => {
    const grant = c.req.query('grant_type')
    if (grant === 'password') return c.json(await signInByPassword(c))
    if (grant === 'refresh_token') return c.json(await refresh(c))
    throw new AuthError('validation_failed')
  })

  routes.post('/verify', async c => {
    const { type, token_hash } = await readBody(c, linkVerification)
    await limits.take('oneTimeToken', { ip: clientIp(c) })
    const user = await identities.redeemLink(type === 'recovery' ? 'recovery' : 'confirmation', token_hash)
    if (!user) throw new AuthError('otp_expired')
    return c.json(await signIn(c, user, type === 'recovery' ? 'recovery' : 'otp'))
  })

  routes.post('/logout', async c => {
    const scope = signOutScope.safeParse(c.req.query('scope') ?? 'global')
    if (!scope.success) throw new AuthError('validation_failed')
    const { user, session } = await parts.signedIn(c)
    await sessions.end(user.id, session.id, scope.data)
    return c.body(null, 204)
  })
  return routes

  async function signInByPassword(c: Context): Promise<object> {
    const { email, password } = await readBody(c, passwordGrant)
    const user = await limitGuesses({ ip: clientIp(c), account: email }, () =>
      identities.findByCredentials(email, password),
    )
    if (!user) throw new AuthError((await identities.isClosed(email)) ? 'user_banned' : 'invalid_credentials')
    if (!user.confirmedAt) throw new AuthError('email_not_confirmed')
    return signIn(c, user, 'password')
  }

  async function signIn(c: Context, user: Identity, method: ProofMethod): Promise<object> {
    refuseBanned(user)
    const lastSignInAt = await identities.recordSignIn(user.id)
    const userAgent = c.req.header('user-agent') ?? null
    return sessionReply(
      { ...user, lastSignInAt },
      await sessions.start({ userId: user.id, method, userAgent, ip: clientIp(c) ?? null }),
    )
  }

  async function refresh(c: Context): Promise<object> {
    const rotation = await sessions.rotate((await readBody(c, refreshGrant)).refresh_token)
    if (rotation.kind === 'unknown') throw new AuthError('refresh_token_not_found')
    if (rotation.kind === 'reused') throw new AuthError('refresh_token_already_used')
    const user = await identities.findById(rotation.session.userId)
    if (!user) throw new AuthError('refresh_token_not_found')
    refuseBanned(user)
    return sessionReply(user, rotation.session)
  }

  function refuseBanned({ bannedUntil }: Identity): void {
    if (bannedUntil && bannedUntil.getTime() > clock.now()) throw new AuthError('user_banned')
  }
}
