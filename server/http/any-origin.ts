import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

type AnyOrigin = {
  readonly allowMethods: string[]
  readonly allowHeaders: string[]
  readonly exposeHeaders: string[]
}

const PREFLIGHT_FRESH_S = 600

/** Returns CORS middleware that allows every origin (Fetch standard, CORS): only tokens count, never cookies. */
export function anyOrigin(options: AnyOrigin): MiddlewareHandler {
  const preflight = cors({ origin: '*', maxAge: PREFLIGHT_FRESH_S, ...options })
  const exposed = options.exposeHeaders.join(',')
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next)
    await next()
    // Set afterwards: headers set before, as hono's own, would rebuild the response with a stream as body.
    c.res.headers.set('access-control-allow-origin', '*')
    c.res.headers.set('access-control-expose-headers', exposed)
  }
}
