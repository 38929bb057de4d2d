/** auth/v1: the part of GoTrue's API that the product uses. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { BODY_MAX_BYTES } from '#contract/constants/server.ts'
import { classifyFailure, type Failure, RETRY_AFTER_S } from '#server/http/classify-failure.ts'
import { isEncoded } from '#server/http/is-encoded.ts'
import { RateLimitError } from '#server/limits/rate-limits.ts'
import { AuthError, type AuthErrorCode, authErrorResponse } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'
import { createFactorRoutes } from './factor-routes.ts'
import { createMailRoutes } from './mail-routes.ts'
import { createRefusedRoutes } from './refused-routes.ts'
import { createSessionRoutes } from './session-routes.ts'
import { createUserRoutes } from './user-routes.ts'

const CODES = {
  unavailable: 'unavailable',
  invalid: 'validation_failed',
  'hung-up': 'validation_failed',
  internal: 'unexpected_failure',
} as const satisfies Record<Failure, AuthErrorCode>

/** Returns the routes of auth/v1. Everything else below it is 404. */
export function createAuthRoutes(parts: AuthParts): Hono {
  const routes = new Hono()
  routes.onError((error, c) => {
    if (error instanceof AuthError) return authErrorResponse(c, error.code)
    if (error instanceof RateLimitError) {
      c.header('retry-after', String(error.retryAfterS))
      return authErrorResponse(c, 'over_request_rate_limit')
    }
    const failure = classifyFailure(error, c.req.raw)
    if (failure !== 'hung-up') parts.log.error({ err: error }, 'auth/v1 failed')
    if (failure === 'unavailable') c.header('retry-after', String(RETRY_AFTER_S))
    return authErrorResponse(c, CODES[failure])
  })
  routes.use(async (c, next) => {
    if (isEncoded(c)) throw new AuthError('unsupported_encoding')
    await next()
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
  for (const make of [createSessionRoutes, createUserRoutes, createMailRoutes, createFactorRoutes])
    routes.route('/', make(parts))
  routes.route('/', createRefusedRoutes())
  routes.all('*', c => authErrorResponse(c, 'not_found'))
  return routes
}
