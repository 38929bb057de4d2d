import type { Clock } from '#core/clock.ts'

let shift = (ms: number): number => ms

/** The browser's clock. */
export const systemClock: Clock = {
  now: () => shift(Date.now()),
  setTimeout: (callback, delayMs) => window.setTimeout(callback, delayMs),
  clearTimeout: handle => window.clearTimeout(handle as number),
}

/**
 * Shifts the page's clock: `to` maps the browser's time to the shown time, both in ms. Used only by the
 * demo.
 */
export function shiftSystemClock(to: (ms: number) => number): void {
  shift = to
}
