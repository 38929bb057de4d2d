import type { ZodType } from 'zod'
import type { LimitName } from '../constants/limits.ts'
import type { Permission } from '../constants/permissions.ts'
import type { ErrorCode } from '../errors.ts'

/**
 * Who may call a route. `anyone` needs no credential; `tenant` an existing tenant in host or header; `visitor` the
 * token of the conversation in the path; `renewer` a visitor token that may have expired; `user` any signed-in
 * person; `member` an active member of a company; `staff` a platform user.
 */
export type Access = 'anyone' | 'tenant' | 'visitor' | 'renewer' | 'user' | 'member' | 'staff'

/** One call of the API: its input, output, and who may make it. Spec 7. */
export type Route = {
  readonly params?: ZodType
  /** Error code if the id in the path is malformed, unknown, or hidden from the caller. */
  readonly absent?: ErrorCode
  readonly query?: ZodType
  readonly body?: ZodType
  /** Limit of the request body in bytes, if not `BODY_MAX_BYTES`. */
  readonly maxBytes?: number
  /** The response body; for a stream, the data of one event. */
  readonly response: ZodType
  /** The response is a stream of server-sent events (HTML living standard, section 9.2). */
  readonly isStream?: true
  /** The response is a CSV file (RFC 4180), sent while it is read; the handler returns its lines. */
  readonly isCsv?: true
  readonly access: readonly Access[]
  /** The tenant is the query's `tenant`, so that a browser asks no permission first; otherwise the header's. */
  readonly tenantInQuery?: true
  /**
   * Handled for pages of every site. A page that may not show the company's widgets is refused afterwards; other routes
   * refuse it before, if they admit a tenant or a visitor.
   */
  readonly hearsEverySite?: true
  /** Status of the response; 200 by default. */
  readonly status?: 201
  /** Status of a response whose `ok` is false. */
  readonly notOkStatus?: 503
  /** Permission that a member needs besides. */
  readonly permission?: Permission
  /** Refused to platform staff who act for a tenant: passwords, people, keys, exports, and what cannot be undone. */
  readonly refusesImpersonation?: true
  /** How long a browser may keep the response, in seconds; without it, not at all. */
  readonly freshS?: number
  /** Work that can wait, such as a report: refused before others while the server is busy. */
  readonly isDeferrable?: true
  /** A field of the body that is left out if its text can't be stored, so that it doesn't cost the request. */
  readonly dispensable?: string
  /** The rate limit that counts the call. */
  readonly limit?: LimitName
}
