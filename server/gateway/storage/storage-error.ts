/** Errors of storage/v1 in the shape of Supabase Storage, which puts most statuses into the body. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ERRORS as CONTRACT_ERRORS } from '#contract/errors.ts'

const ERRORS = {
  Duplicate: ['409', 'The resource already exists'],
  InvalidKey: ['400', 'Invalid key'],
  InvalidRequest: ['400', 'The request is not valid'],
  InvalidUpsert: ['400', 'Files cannot be replaced'],
  NotFound: ['404', 'Object not found'],
  NotOffered: ['404', 'There is no such bucket, or this call is not offered'],
  PayloadTooLarge: ['413', 'The object exceeded the maximum allowed size'],
  QuotaExceeded: ['413', 'Too many bytes: there is no more room for files here'],
  TooManyRequests: ['429', 'Too many files. Please wait a moment and try again.'],
  Unauthorized: ['403', 'new row violates row-level security policy'],
  site_not_allowed: ['403', CONTRACT_ERRORS.site_not_allowed.text],
  InvalidJWT: ['403', 'jwt invalid'],
  ExpiredJWT: ['403', 'jwt expired'],
  InternalError: ['500', 'Internal error'],
  ServiceUnavailable: ['503', 'Files cannot be stored or read right now. Please try again.'],
  UnsupportedEncoding: ['415', 'Send the file without a content encoding'],
} as const satisfies Record<string, readonly [string, string]>

/** Names of Supabase Storage's errors, and the API's code for a page of another site. */
export type StorageErrorName = keyof typeof ERRORS

/** Thrown by the routes of storage/v1. The name determines status and text. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly error: StorageErrorName

  constructor(error: StorageErrorName) {
    super(error)
    this.error = error
  }
}

/** Statuses that browsers, proxies and crawlers must see. */
const PLAIN_STATUSES: readonly ContentfulStatusCode[] = [404, 413, 415, 429, 500, 503]

/**
 * Returns the response for an error: HTTP 400 with the real status in the body, except where browsers or proxies need
 * it.
 */
export function storageErrorResponse(c: Context, error: StorageErrorName): Response {
  const [statusCode, message] = ERRORS[error]
  const plain = PLAIN_STATUSES.find(plain => String(plain) === statusCode) ?? 400
  const status = error === 'site_not_allowed' ? CONTRACT_ERRORS[error].status : plain
  return c.json({ statusCode, error, message }, status)
}
