import type { Clock } from '#core/clock.ts'

const DAY_MS = 24 * 60 * 60_000

/** Returns the instant `days` days before now. */
export function daysAgo(clock: Pick<Clock, 'now'>, days: number): Date {
  return new Date(clock.now() - days * DAY_MS)
}
