import { DEMO_CLOCK_KEY } from '#contract/constants/demo.ts'
import type { DemoTime } from '#contract/entities/demo.ts'
import { shiftSystemClock } from './system-clock.ts'

/**
 * The demo clock, shared by the demo page with its frames through the tab's session storage. Each frame adds
 * `aheadMs` to its browser's time, so that the clocks of two machines may differ, unless the demo clock is
 * paused.
 */
type FrameClock = { readonly aheadMs: number; readonly standsAtMs: number | null }

/** Sends the demo's time to the frames. A storage event fires only if the time has changed. */
export function tellFrames(
  { nowMs, aheadMs, isPaused }: Omit<DemoTime, 'isShared'>,
  session: Pick<Storage, 'setItem'>,
): void {
  const clock: FrameClock = isPaused ? { aheadMs: 0, standsAtMs: nowMs } : { aheadMs, standsAtMs: null }
  session.setItem(DEMO_CLOCK_KEY, JSON.stringify(clock))
}

/** Makes this frame's clock follow the demo clock from now on. */
export function followFrameClock(): void {
  adopt(sessionStorage.getItem(DEMO_CLOCK_KEY))
  window.addEventListener('storage', hear)
}

/** Returns the demo time for a time of the browser, both in ms; the same time if no demo time is stored. */
export function frameTime(stored: string | null, ms: number): number {
  if (stored === null) return ms
  const { aheadMs, standsAtMs }: FrameClock = JSON.parse(stored)
  return standsAtMs ?? ms + aheadMs
}

function hear({ key, newValue }: StorageEvent): void {
  if (key === DEMO_CLOCK_KEY) adopt(newValue)
}

function adopt(stored: string | null): void {
  shiftSystemClock(ms => frameTime(stored, ms))
  // Code that waits for an instant checks the clock again, as after the computer's sleep.
  document.dispatchEvent(new Event('visibilitychange'))
}
