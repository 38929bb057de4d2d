import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ERRORS, type ErrorBody, type ErrorCode, type RequestIssue } from '#contract/errors.ts'
import { AppError } from '#server/domain/app-error.ts'
import { RateLimitError } from '#server/limits/rate-limits.ts'
import { DatabaseError } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'

/** SQLSTATEs that mean 'not now': connection lost, too many connections, timeout, shutdown. */
const UNAVAILABLE = /^(?:08|53|57)/

/** Returns the response for any error. Unexpected ones are logged, and the client learns nothing of them. */
export function errorResponse(c: Context, error: unknown, log: Log): Response {
  if (error instanceof AppError) return refuse(c, error.code, error.issues)
  if (error instanceof RateLimitError) {
    c.header('retry-after', String(error.retryAfterS))
    return refuse(c, 'rate_limited')
  }
  if (error instanceof DatabaseError && UNAVAILABLE.test(error.code)) {
    log.error({ error }, 'the database is not available')
    return refuse(c, 'unavailable')
  }
  log.error({ error, method: c.req.method, path: c.req.path }, 'a request failed')
  return refuse(c, 'internal')
}

/** Returns the response for an error code. */
export function refuse(c: Context, code: ErrorCode, issues: readonly RequestIssue[] = []): Response {
  const body: ErrorBody = { error: ERRORS[code].text, code, ...(issues.length > 0 && { issues }) }
  return c.json(body, ERRORS[code].status as ContentfulStatusCode)
}
