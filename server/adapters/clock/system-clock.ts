import type { Clock } from '#core/clock.ts'

/** The machine's own clock and timers. */
export const systemClock: Clock = {
  now: Date.now,
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: handle => clearTimeout(handle as NodeJS.Timeout),
}
