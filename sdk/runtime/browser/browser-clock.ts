import type { Clock } from '#core/clock.ts'

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => window.setTimeout(callback, delayMs),
  clearTimeout: handle => window.clearTimeout(handle as number),
}
