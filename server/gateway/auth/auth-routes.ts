/** auth/v1: the part of GoTrue that the product calls. */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { BODY_MAX_BYTES } from '#contract/constants/server.ts'
import type { Clock } from '#core/clock.ts'
import type { Admit } from '../admission.ts'
import { bearerToken } from '../bearer-token.ts'
import type { Log } from '../log.ts'
import { AuthError, authErrorResponse } from './auth-error.ts'
import { linkVerification, passwordGrant, readBody, refreshGrant, userUpdate } from './bodies.ts'
import type { Identity, IdentityStore } from './identity-store.ts'
import { userReply } from './session-reply.ts'
import type { OpenSession, SessionStore } from './session-store.ts'

const PASSWORD_MIN_CHARACTERS = 10
const signOutScope = z.enum(['global', 'local', 'others'])

export type AuthRoutes = {
  readonly admit: Admit
  readonly identities: IdentityStore
  readonly sessions: SessionStore
  readonly sessionReply: (user: Identity, session: OpenSession) => Promise<object>
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
}

export function createAuthRoutes(given: AuthRoutes): Hono {
  const { identities, sessions, sessionReply } = given
  const routes = new Hono()
  routes.onError((error, c) => {
    if (error instanceof AuthError) return authErrorResponse(c, error.code)
    given.log.error({ err: error }, 'auth/v1 failed')
    return authErrorResponse(c, 'unexpected_failure')
  })
  routes.use(bodyLimit({ maxSize: BODY_MAX_BYTES, onError: c => authErrorResponse(c, 'request_too_large') }))

  routes.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/health', c => c.json({ name: 'auth', version: '1', description: 'Sign-in for staff' }))
  routes.get('/settings', c =>
    c.json({ external: { email: true }, disable_signup: true, mailer_autoconfirm: false }),
  )

  routes.post('/token', async c => {
    const grant = c.req.query('grant_type')
    if (grant === 'password') return c.json(await signInByPassword(c))
    if (grant === 'refresh_token') return c.json(await refresh(c))
    throw new AuthError('validation_failed')
  })

  routes.get('/user', async c => c.json(userReply((await signedIn(c)).user)))

  routes.put('/user', async c => {
    const { user, sessionId } = await signedIn(c)
    const { password, data } = await readBody(c, userUpdate)
    if (password !== undefined) {
      if ([...password].length < PASSWORD_MIN_CHARACTERS) throw new AuthError('weak_password')
      if (await identities.findByCredentials(user.email, password)) throw new AuthError('same_password')
    }
    const updated = await identities.updateUser(user.id, { password, data })
    if (!updated) throw new AuthError('session_not_found')
    if (password !== undefined) await sessions.end(user.id, sessionId, 'others')
    return c.json(userReply(updated))
  })

  routes.post('/logout', async c => {
    const scope = signOutScope.safeParse(c.req.query('scope') ?? 'global')
    if (!scope.success) throw new AuthError('validation_failed')
    const { user, sessionId } = await signedIn(c)
    await sessions.end(user.id, sessionId, scope.data)
    return c.body(null, 204)
  })

  routes.post('/verify', async c => {
    const { type, token_hash } = await readBody(c, linkVerification)
    const user = await identities.redeemLink(type === 'recovery' ? 'recovery' : 'confirmation', token_hash)
    if (!user) throw new AuthError('otp_expired')
    return c.json(await signIn(c, user))
  })

  routes.all('*', c => authErrorResponse(c, 'not_found'))
  return routes

  async function signInByPassword(c: Context): Promise<object> {
    const { email, password } = await readBody(c, passwordGrant)
    const user = await identities.findByCredentials(email, password)
    if (!user) throw new AuthError('invalid_credentials')
    if (!user.confirmedAt) throw new AuthError('email_not_confirmed')
    return signIn(c, user)
  }

  async function signIn(c: Context, user: Identity): Promise<object> {
    refuseBanned(user)
    await identities.recordSignIn(user.id)
    return sessionReply(user, await sessions.start(user.id, c.req.header('user-agent') ?? null))
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
    if (bannedUntil && bannedUntil.getTime() > given.clock.now()) throw new AuthError('user_banned')
  }

  /** The person behind the bearer token, whose session must still be there. */
  async function signedIn(c: Context): Promise<{ user: Identity; sessionId: string }> {
    const token = bearerToken(c)
    if (token === '') throw new AuthError('no_authorization')
    const admission = await given.admit(token)
    if (admission.kind !== 'admitted') throw new AuthError('bad_jwt')
    const { sub, session_id: sessionId } = admission.claims
    if (typeof sub !== 'string' || !z.guid().safeParse(sessionId).success) throw new AuthError('bad_jwt')
    const user = await identities.findById(sub)
    if (!user || !(await sessions.exists(String(sessionId), sub))) throw new AuthError('session_not_found')
    return { user, sessionId: String(sessionId) }
  }
}
