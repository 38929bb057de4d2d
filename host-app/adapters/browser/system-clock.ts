import type { Clock } from '#core/clock.ts'

let shift = (ms: number): number => ms

/** The browser's own time. */
export const systemClock: Clock = {
  now: () => shift(Date.now()),
  setTimeout: (callback, delayMs) => window.setTimeout(callback, delayMs),
  clearTimeout: handle => window.clearTimeout(handle as number),
}

/** Has the page's clock show another time: `to` makes it of the browser's. For the demo alone. */
export function shiftSystemClock(to: (ms: number) => number): void {
  shift = to
}
