/** Errors of storage/v1 in the shape of Supabase Storage, which puts most of its statuses into the body. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

const ERRORS = {
  Duplicate: ['409', 'The resource already exists'],
  InvalidKey: ['400', 'Invalid key'],
  InvalidRequest: ['400', 'The request is not valid'],
  InvalidUpsert: ['400', 'Files cannot be replaced'],
  NotFound: ['404', 'Object not found'],
  PayloadTooLarge: ['413', 'The object exceeded the maximum allowed size'],
  Unauthorized: ['403', 'new row violates row-level security policy'],
  InvalidJWT: ['403', 'jwt invalid'],
  ExpiredJWT: ['403', 'jwt expired'],
  InternalError: ['500', 'Internal error'],
} as const satisfies Record<string, readonly [string, string]>

export type StorageErrorName = keyof typeof ERRORS

/** Thrown by the routes of storage/v1; the name decides status and text. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly error: StorageErrorName

  constructor(error: StorageErrorName) {
    super(error)
    this.error = error
  }
}

/** The answer for an error: HTTP 400 with the real status in the body, save where proxies must see it. */
export function storageErrorResponse(c: Context, error: StorageErrorName): Response {
  const [statusCode, message] = ERRORS[error]
  const status: ContentfulStatusCode = statusCode === '413' ? 413 : statusCode === '500' ? 500 : 400
  return c.json({ statusCode, error, message }, status)
}
