import type { Clock } from '#core/clock.ts'

/** The browser's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => window.setTimeout(callback, delayMs),
  clearTimeout: handle => window.clearTimeout(handle as number),
}

/** Resolves after `delayMs`. */
export function wait(delayMs: number): Promise<void> {
  return new Promise(resolve => systemClock.setTimeout(resolve, delayMs))
}
