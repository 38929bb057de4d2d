import type { RateLimits } from './rate-limits.ts'

/** Counts nothing and refuses nobody. */
export const NO_LIMITS: RateLimits = { take: async () => {}, check: async () => {} }
