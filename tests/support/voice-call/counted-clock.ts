import { createManualClock } from '#core/manual-clock.ts'

/** Returns a manual clock, and the timers that are set. */
export function createCountedClock(startMs: number) {
  const manual = createManualClock(startMs)
  const timers = new Set<unknown>()
  const clock: typeof manual = {
    ...manual,
    setTimeout(callback, ms) {
      const handle = manual.setTimeout(() => {
        timers.delete(handle)
        callback()
      }, ms)
      timers.add(handle)
      return handle
    },
    clearTimeout(handle) {
      timers.delete(handle)
      manual.clearTimeout(handle)
    },
  }
  return { clock, timers }
}
