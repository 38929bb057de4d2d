/** How often something may be done (contract/constants/limits.ts), counted in fixed windows. */
import type { Limit, LimitName } from '#contract/constants/limits.ts'

/** Whom a limit counts, by what its `by` asks for; a part that is missing is not counted. */
export type LimitSubject = {
  readonly ip?: string | undefined
  readonly account?: string | undefined
  readonly conversation?: string | undefined
  readonly tenant?: string | undefined
  readonly user?: string | undefined
}

export type RateLimits = {
  /** Counts one; throws a RateLimitError instead once a window is used up. */
  readonly take: (name: LimitName, subject: LimitSubject) => Promise<void>
  /** Throws as `take` would, and counts nothing. */
  readonly check: (name: LimitName, subject: LimitSubject) => Promise<void>
}

/** `retryAfterS`: whole seconds until the window begins anew. */
export class RateLimitError extends Error {
  override readonly name = 'RateLimitError'
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super('rate limited')
    this.retryAfterS = retryAfterS
  }
}

export type { Limit }
