import { DEMO_PAUSE_MAX_MS } from '#contract/constants/demo.ts'
import type { DemoTime } from '#contract/entities/demo.ts'
import type { Clock } from './clock.ts'

/** A clock that can be moved forward and paused. */
export type DemoClock = {
  /** Reads the demo's time. Its timers run on the base clock, so that work continues during a pause. */
  readonly clock: Clock
  readonly read: () => DemoTime
  readonly jump: (ms: number) => void
  readonly pause: () => void
  readonly resume: () => void
}

/**
 * Creates a demo clock that shows the time of `base` until it is moved. It never goes backward. A pause ends
 * after `DEMO_PAUSE_MAX_MS`.
 */
export function createDemoClock(base: Clock): DemoClock {
  let jumpedMs = 0
  let heldMs = 0
  let pausedAtMs: number | null = null

  const pauseMs = (baseMs: number) =>
    pausedAtMs === null ? 0 : Math.min(baseMs - pausedAtMs, DEMO_PAUSE_MAX_MS)
  const at = (baseMs: number) => baseMs + jumpedMs - heldMs - pauseMs(baseMs)

  function resume(): void {
    heldMs += pauseMs(base.now())
    pausedAtMs = null
  }

  return {
    clock: { ...base, now: () => at(base.now()) },
    read() {
      const baseMs = base.now()
      const nowMs = at(baseMs)
      const isPaused = pausedAtMs !== null && pauseMs(baseMs) < DEMO_PAUSE_MAX_MS
      return { nowMs, aheadMs: nowMs - baseMs, isPaused }
    },
    jump(ms) {
      jumpedMs += ms
    },
    pause() {
      resume()
      pausedAtMs = base.now()
    },
    resume,
  }
}
