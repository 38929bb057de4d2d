import { HEALTH_CAUSES, type HealthCause, type HealthCheckName } from '#contract/constants/health.ts'
import type { HealthCheck } from '#contract/entities/health.ts'

/** Returns a check with the state of its cause. @param at since when the cause lasts, or when something last happened */
export function checkOf<Name extends HealthCheckName>(
  name: Name,
  cause: keyof (typeof HEALTH_CAUSES)[Name] & HealthCause,
  counts: Readonly<Record<string, number>> = {},
  at: Date | null = null,
): HealthCheck {
  const state = HEALTH_CAUSES[name][cause] as HealthCheck['state']
  return { name, state, cause, counts, at: at?.toISOString() ?? null }
}
