import { DEMO_CLOCK_KEY } from '#contract/constants/demo.ts'
import type { DemoTime } from '#contract/entities/demo.ts'
import { shiftSystemClock } from './system-clock.ts'

/**
 * The demo clock as the page with the demo tells it to its frames, by the tab's session storage. Each frame goes by its
 * browser's own time, so that two machines' clocks need not agree: `aheadMs` is added to it, unless time stands still.
 */
type FrameClock = { readonly aheadMs: number; readonly standsAtMs: number | null }

/** Tells the frames. Storage says so only if it is another time. */
export function tellFrames({ nowMs, aheadMs, isPaused }: DemoTime, session: Pick<Storage, 'setItem'>): void {
  const clock: FrameClock = isPaused ? { aheadMs: 0, standsAtMs: nowMs } : { aheadMs, standsAtMs: null }
  session.setItem(DEMO_CLOCK_KEY, JSON.stringify(clock))
}

/** Has this frame's clock show what it was told, from now on. */
export function followFrameClock(): void {
  adopt(sessionStorage.getItem(DEMO_CLOCK_KEY))
  window.addEventListener('storage', hear)
}

/** What a frame's clock shows at a time of the browser; the same time when it was told nothing. */
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
  // Whoever waits for an instant looks at the clock again, as after a sleep.
  document.dispatchEvent(new Event('visibilitychange'))
}
