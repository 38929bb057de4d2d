/** What a rule of `api-policy.ts` can say of a route. */
import type { Permission } from '#contract/constants/permissions.ts'
import type { ApiIdentityName } from './api-identities.ts'
import type { TargetKind } from './api-world.ts'

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
