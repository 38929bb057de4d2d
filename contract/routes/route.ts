import type { ZodType } from 'zod'
import type { LimitName } from '../constants/limits.ts'
import type { Permission } from '../constants/permissions.ts'
import type { ErrorCode } from '../errors.ts'

/**
 * Who may call a route. `anyone` needs no credential; `tenant` an existing tenant in host or header; `visitor` the
 * token of the very conversation in the path; `renewer` a visitor token that may have expired; `user` anybody signed in;
 * `member` an active member of a company; `staff` a person of the platform.
 */
export type Access = 'anyone' | 'tenant' | 'visitor' | 'renewer' | 'user' | 'member' | 'staff'

/** One call of spec section 7: its input and output, and who may make it. */
export type Route = {
  readonly params?: ZodType
  /** What is answered when the id in the path names nothing that the caller can know of, or is no id. */
  readonly absent?: ErrorCode
  readonly query?: ZodType
  readonly body?: ZodType
  /** The largest body in bytes, where `BODY_MAX_BYTES` is too few. */
  readonly maxBytes?: number
  /** The body of the answer; of a route that streams, one event's data. */
  readonly response: ZodType
  /** The answer is a stream of server-sent events (HTML living standard, section 9.2), each with `response` as data. */
  readonly isStream?: true
  readonly access: readonly Access[]
  /** Status of the answer; 200 unless it says otherwise. */
  readonly status?: 201
  /** What a member must be allowed besides. */
  readonly permission?: Permission
  /** Not for platform staff who act for a tenant: passwords, people, keys, what cannot be taken back. */
  readonly refusesImpersonation?: true
  /** How often it may be called. */
  readonly limit?: LimitName
}
