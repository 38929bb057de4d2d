import type { Context } from 'hono'

/** The token of the Authorization header, or else the API key; empty when neither was sent. */
export function bearerToken(c: Context): string {
  const authorization = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')
  return authorization?.[1] ?? c.req.header('apikey') ?? ''
}
