/** What a rule of `api-policy.ts` can say of a route. */
import type { Permission } from '#contract/constants/permissions.ts'
import type { ApiIdentityName } from './api-identities.ts'

/** What the id of a path can refer to. */
export const TARGET_KINDS = [
  'conversation',
  'person',
  'agent',
  'invitation',
  'impersonation',
  'session',
  'tenant',
  'content',
  'category',
  'section',
  'synonyms',
  'email',
  'incoming-email',
  'mailbox',
  'paused-address',
  'import',
  'test',
  'view',
  'suggestion',
  'message',
  'note',
  'scheduled',
  'canned reply',
  'macro',
  'team',
  'rule',
  'sla-policy',
  'customer',
  'customer-list',
  'blocked-network',
] as const
/** One kind of target. */
export type TargetKind = (typeof TARGET_KINDS)[number]

type Who = 'public' | 'visitor' | 'member' | 'user' | 'staff'
/** Who may call a route. */
export type Rule = {
  readonly who: readonly Who[]
  /** The permission that a member needs. */
  readonly needs?: Permission
  /** What the path's id refers to. */
  readonly target?: TargetKind
  /** Forbidden during an impersonation. */
  readonly noActing?: true
  readonly creates?: true
  /** The answer to who may call it, whose made-up data then finds nothing. */
  readonly admitted?: string
  /** The same answer for everybody. */
  readonly always?: string
  /** Answers that follow no rule. */
  readonly but?: Partial<Record<ApiIdentityName, string>>
}
/**
 * `own` is the caller's, `neighbour` another visitor's of the same tenant, `other` another tenant's, `bad`
 * not a UUID.
 */
export type Target = 'own' | 'neighbour' | 'other' | 'random' | 'bad' | 'none'
