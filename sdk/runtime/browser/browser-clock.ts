import type { Clock } from '#core/clock.ts'

/** The browser's own time. */
export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => window.setTimeout(callback, delayMs),
  clearTimeout: handle => window.clearTimeout(handle as number),
}
