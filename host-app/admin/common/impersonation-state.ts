import type { Impersonation } from '#contract/entities/platform.ts'

/** `unused`: its link was never taken; `over`: its hour has passed; `ended`: by somebody, before that. */
type ImpersonationState = 'running' | 'ended' | 'unused' | 'over'

/** Where an impersonation stands at `now`, in milliseconds since the epoch. */
export function impersonationState(
  { ended_at, redeemed_at, expires_at }: Pick<Impersonation, 'ended_at' | 'redeemed_at' | 'expires_at'>,
  now: number,
): ImpersonationState {
  if (ended_at !== null) return 'ended'
  if (redeemed_at === null) return 'unused'
  return Date.parse(expires_at) > now ? 'running' : 'over'
}
