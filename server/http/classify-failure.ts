import { DatabaseError } from '#server/ports/database.ts'
import { FileStoreError } from '#server/ports/files.ts'

/** Seconds after which a client may try again when the server is unavailable (RFC 9110, section 10.2.3). */
export const RETRY_AFTER_S = 5

/**
 * SQLSTATEs that mean 'not now': connection lost, no space, no memory, too many connections, timeout, shutdown,
 * read-only, and a transaction that was given up for another one.
 */
const UNAVAILABLE = /^(?:08|53|57|25006|40001|40P01)/
/** The same from the file system: no space, quota exceeded, read-only. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])
/** SQLSTATEs of values that PostgreSQL cannot read: numbers, dates and characters beyond its types. */
const UNREADABLE = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

/**
 * - `unavailable`: the client may try again later.
 * - `invalid`: the database could not read a value. It is a safety net under the schemas of requests, and logged.
 * - `hung-up`: the client ended its request, or was too slow. Nobody reads the answer, and nothing failed.
 * - `internal`: anything else.
 */
export type Failure = 'unavailable' | 'invalid' | 'hung-up' | 'internal'

/** Returns what an error that no route foresaw means. Give the `request` if its body is read. */
export function classifyFailure(error: unknown, request?: Request): Failure {
  if (error instanceof FileStoreError) return 'unavailable'
  if (!(error instanceof Error) || !('code' in error)) return 'internal'
  const code = String(error.code)
  if (code === 'ECONNRESET' && request?.signal.aborted) return 'hung-up'
  if (!(error instanceof DatabaseError)) return NO_SPACE.has(code) ? 'unavailable' : 'internal'
  if (UNAVAILABLE.test(code)) return 'unavailable'
  return UNREADABLE.has(code) ? 'invalid' : 'internal'
}
