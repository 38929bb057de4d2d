import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ERRORS, type ErrorBody, type ErrorCode, type RequestIssue } from '#contract/errors.ts'
import { AppError } from '#server/domain/app-error.ts'
import { RateLimitError } from '#server/limits/rate-limits.ts'
import { DatabaseBusyError } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import { classifyFailure, RETRY_AFTER_S } from './classify-failure.ts'

/** Returns the response for any error. Unexpected ones are logged, and the client learns nothing of them. */
export function errorResponse(c: Context, error: unknown, log: Log): Response {
  if (error instanceof AppError) return refuse(c, error.code, error.issues)
  if (error instanceof RateLimitError) {
    c.header('retry-after', String(error.retryAfterS))
    return refuse(c, 'rate_limited')
  }
  const detail = { error, method: c.req.method, path: c.req.path }
  switch (classifyFailure(error, c.req.raw)) {
    case 'unavailable':
      // A busy database refuses many at once, and counts them.
      if (!(error instanceof DatabaseBusyError)) log.error(detail, 'the server is not available')
      c.header('retry-after', String(RETRY_AFTER_S))
      return refuse(c, 'unavailable')
    case 'invalid':
      log.error(detail, 'the database could not read a value of a request')
      return refuse(c, 'invalid_request')
    case 'hung-up':
      return refuse(c, 'invalid_request')
    case 'internal':
      log.error(detail, 'a request failed')
      return refuse(c, 'internal')
  }
}

/** Returns the response for an error code. */
export function refuse(c: Context, code: ErrorCode, issues: readonly RequestIssue[] = []): Response {
  const body: ErrorBody = { error: ERRORS[code].text, code, ...(issues.length > 0 && { issues }) }
  return c.json(body, ERRORS[code].status as ContentfulStatusCode)
}
