/** Endpoints of GoTrue that supabase-js calls and the product does not offer, each with GoTrue's own error. */
import { Hono } from 'hono'
import { AuthError, type AuthErrorCode } from './auth-error.ts'

const REFUSED: readonly (readonly [method: string, path: string, AuthErrorCode])[] = [
  ['POST', '/otp', 'otp_disabled'],
  ['GET', '/authorize', 'provider_disabled'],
  ['GET', '/user/identities/authorize', 'provider_disabled'],
  ['POST', '/sso', 'provider_disabled'],
  ['POST', '/invite', 'not_admin'],
]

/** Returns the routes that refuse. */
export function createRefusedRoutes(): Hono {
  const routes = new Hono()
  for (const [method, path, code] of REFUSED)
    routes.on(method, path, () => {
      throw new AuthError(code)
    })
  routes.all('/admin/*', () => {
    throw new AuthError('not_admin')
  })
  // Without an address, it is an anonymous sign-in.
  routes.post('/signup', async c => {
    const body = await c.req.text()
    throw new AuthError(/"(?:email|phone)"/.test(body) ? 'signup_disabled' : 'anonymous_provider_disabled')
  })
  return routes
}
