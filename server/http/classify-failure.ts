import { DatabaseError } from '#server/ports/database.ts'

/** Seconds after which a client may try again when the server is unavailable (RFC 9110, section 10.2.3). */
export const RETRY_AFTER_S = 5

/**
 * SQLSTATEs that mean 'not now': connection lost, no space, no memory, too many connections, timeout, shutdown,
 * read-only.
 */
const UNAVAILABLE = /^(?:08|53|57|25006)/
/** The same from the file system: no space, quota exceeded, read-only. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])
/** SQLSTATEs of values that PostgreSQL cannot read: numbers, dates and characters beyond its types. */
const UNREADABLE = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

/**
 * What an error that nobody foresaw means to a client: try again later, send something else, or nothing. `invalid` is
 * a safety net under the schemas of requests: the caller logs it, since a schema lets too much pass.
 */
export function classifyFailure(error: unknown): 'unavailable' | 'invalid' | 'internal' {
  if (!(error instanceof Error) || !('code' in error)) return 'internal'
  const code = String(error.code)
  if (!(error instanceof DatabaseError)) return NO_SPACE.has(code) ? 'unavailable' : 'internal'
  if (UNAVAILABLE.test(code)) return 'unavailable'
  return UNREADABLE.has(code) ? 'invalid' : 'internal'
}
