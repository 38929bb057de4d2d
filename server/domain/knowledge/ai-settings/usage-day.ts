import type { Clock } from '#core/clock.ts'

/** The day that an answer counts for, in UTC, such as `2026-03-01`. */
export function usageDay(clock: Pick<Clock, 'now'>): string {
  return new Date(clock.now()).toISOString().slice(0, 10)
}
