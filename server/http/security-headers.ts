import type { MiddlewareHandler } from 'hono'

/** Headers of every answer; pages get a content security policy of their own on top. */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    c.res.headers.set('x-content-type-options', 'nosniff')
    if (!c.res.headers.has('referrer-policy')) c.res.headers.set('referrer-policy', 'no-referrer')
  }
}

/** The policy of the host app's pages: own scripts and styles only. Widget pages may stand in a customer's frame (R24). */
export function pagePolicy(path: string, projectOrigins: readonly string[]): string {
  const ancestors = path.startsWith('/widget/') ? '*' : "'none'"
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${["'self'", 'data:', ...projectOrigins].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...projectOrigins].join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}
