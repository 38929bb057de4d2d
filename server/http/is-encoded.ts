import type { Context } from 'hono'

/**
 * Whether a request's body has a content encoding such as gzip (RFC 9110, section 8.4). Bodies are never decoded: the
 * limits count bytes as they come, and a small body could hold a huge one.
 */
export function isEncoded(c: Context): boolean {
  const encoding = c.req.header('content-encoding')?.trim().toLowerCase() ?? ''
  return encoding !== '' && encoding !== 'identity'
}
