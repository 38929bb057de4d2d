import { REALTIME_BEHIND_AFTER_MS, REALTIME_STUCK_AFTER_MS } from '#contract/constants/health.ts'
import type { HealthCheck } from '#contract/entities/health.ts'
import type { RealtimeState } from '#server/ports/realtime.ts'
import { checkOf } from './check-of.ts'

/** Checks the realtime of the node that answers. @param state null if a Supabase project replaces it */
export function checkRealtime(state: RealtimeState | null): HealthCheck {
  if (!state) return checkOf('realtime', 'realtime-elsewhere')
  const { heardAt, lagMs, sockets } = state
  const cause =
    lagMs >= REALTIME_STUCK_AFTER_MS
      ? 'realtime-stuck'
      : lagMs >= REALTIME_BEHIND_AFTER_MS
        ? 'realtime-behind'
        : 'realtime-live'
  const counts = { sockets, lag_s: Math.floor(lagMs / 1_000) }
  return checkOf('realtime', cause, counts, heardAt === null ? null : new Date(heardAt))
}
