/** Errors of rest/v1 in PostgREST's shape. The texts are fixed, so nothing of a statement reaches a client. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ERRORS as CONTRACT_ERRORS } from '#contract/errors.ts'
import { classifyFailure, RETRY_AFTER_S } from '#server/http/classify-failure.ts'
import { DatabaseError } from '#server/ports/database.ts'

const { site_not_allowed: wrongSite, forbidden_while_impersonating: impersonating } = CONTRACT_ERRORS

const ERRORS = {
  PGRST001: [503, 'Database connection error'],
  PGRST100: [400, 'The query could not be parsed'],
  PGRST103: [416, 'Requested range not satisfiable'],
  PGRST106: [406, 'The schema must be one of the following: public'],
  PGRST107: [406, 'None of these media types are available'],
  PGRST116: [406, 'Cannot coerce the result to a single JSON object'],
  PGRST117: [405, 'Unsupported HTTP method'],
  PGRST122: [400, 'Only count=exact is offered'],
  PGRST123: [400, 'Use of aggregate functions is not allowed'],
  PGRST125: [404, 'Invalid path specified in request URL'],
  PGRST200: [400, 'Embedding other tables is not offered'],
  PGRST202: [404, 'Could not find the function: functions are not offered'],
  PGRST205: [404, 'Could not find the table in the schema cache'],
  PGRST301: [401, 'No suitable key or wrong key type'],
  PGRST303: [401, 'JWT expired'],
  site_not_allowed: [wrongSite.status, wrongSite.text],
  forbidden_while_impersonating: [impersonating.status, impersonating.text],
  '42501': [403, 'permission denied'],
  '42703': [400, 'A column of the request does not exist or may not be read'],
  '42883': [400, 'The operator does not fit the type of the column'],
  '22P02': [400, 'A value does not fit the type of its column'],
  '22021': [400, 'A value holds a character that text cannot hold'],
  '57014': [500, 'The statement took too long'],
  XX000: [500, 'Internal error'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>

/** Codes of PostgREST, SQLSTATEs that a request can cause, and the API's codes for what PostgREST does not know. */
export type RestErrorCode = keyof typeof ERRORS

/** Other SQLSTATEs that a request's values or operators can cause, with the one they are reported as. */
const SAME_AS: Readonly<Record<string, RestErrorCode>> = {
  '22003': '22P02',
  '22007': '22P02',
  '22008': '22P02',
  '22P05': '22P02',
  '22025': '22P02',
  '42804': '42883',
}

/** Thrown by the routes of rest/v1. The code determines status and text; `details` may add to it. */
export class RestError extends Error {
  override readonly name = 'RestError'
  readonly code: RestErrorCode
  readonly details: string | null

  constructor(code: RestErrorCode, details: string | null = null) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** Converts a thrown value for the client; XX000 for what no request should cause. */
export function toRestError(error: unknown): RestError {
  if (error instanceof RestError) return error
  const sqlState = error instanceof DatabaseError ? error.code : ''
  const code = SAME_AS[sqlState] ?? sqlState
  if (code in ERRORS) return new RestError(code as RestErrorCode)
  return new RestError(classifyFailure(error) === 'unavailable' ? 'PGRST001' : 'XX000')
}

/** Returns the response for an error. Without a signed-in person, 403 becomes 401. 503 says when to try again. */
export function restErrorResponse(c: Context, { code, details }: RestError, signedIn: boolean): Response {
  const [status, message] = ERRORS[code]
  if (status === 503) c.header('retry-after', String(RETRY_AFTER_S))
  return c.json({ code, details, hint: null, message }, code === '42501' && !signedIn ? 401 : status)
}
