import { DEMO_LEFT_MS, DEMO_PAUSE_MAX_MS, DEMO_VISIT_MS } from '#contract/constants/demo.ts'
import type { DemoTime } from '#contract/entities/demo.ts'
import type { Clock } from './clock.ts'

/** A clock that all visitors of the demo share. It can be moved forward, and paused by all of them together. */
export type DemoClock = {
  /** Reads the demo's time. Its timers run on the base clock, so that work continues during a pause. */
  readonly clock: Clock
  readonly read: () => DemoTime
  readonly jump: (ms: number) => void
  /**
   * Notes that a visitor has the demo open, and whether that visitor pauses. The clock pauses only while every
   * visitor does, so nobody waits for somebody else. A visitor is gone `DEMO_VISIT_MS` after the last call.
   */
  readonly visit: (visitor: string, isPaused: boolean) => void
}

type Visit = { readonly seenAtMs: number; readonly isPaused: boolean }

/**
 * Creates a demo clock that shows the time of `base` until it is moved. It never goes backward. A pause ends
 * after `DEMO_PAUSE_MAX_MS`, and once everybody has left. The first visitor after the others have left finds at least real
 * time.
 */
export function createDemoClock(base: Clock): DemoClock {
  const visits = new Map<string, Visit>()
  let offsetMs = 0
  let pausedAtMs: number | null = null
  /** When everybody has left, unless somebody calls before. */
  let allGoneAtMs = 0

  /** When the pause ends by itself. */
  const pauseEndsMs = (startMs: number) => Math.min(startMs + DEMO_PAUSE_MAX_MS, allGoneAtMs)

  const pauseMs = (baseMs: number) =>
    pausedAtMs === null ? 0 : Math.min(baseMs, pauseEndsMs(pausedAtMs)) - pausedAtMs
  const at = (baseMs: number) => baseMs + offsetMs - pauseMs(baseMs)

  function resume(baseMs: number): void {
    offsetMs -= pauseMs(baseMs)
    pausedAtMs = null
  }

  return {
    clock: { ...base, now: () => at(base.now()) },
    read() {
      const baseMs = base.now()
      const nowMs = at(baseMs)
      const isPaused = pausedAtMs !== null && baseMs < pauseEndsMs(pausedAtMs)
      return { nowMs, aheadMs: nowMs - baseMs, isPaused, isShared: visits.size > 1 }
    },
    jump(ms) {
      offsetMs += ms
    },
    visit(visitor, isPaused) {
      const baseMs = base.now()
      for (const [id, { seenAtMs }] of visits)
        if (id !== visitor && baseMs - seenAtMs >= DEMO_VISIT_MS) visits.delete(id)
      if (visits.size === 0 || baseMs >= allGoneAtMs) resume(baseMs)
      if (visits.size === 0) offsetMs = Math.max(0, offsetMs)
      allGoneAtMs = baseMs + DEMO_LEFT_MS
      visits.set(visitor, { seenAtMs: baseMs, isPaused })
      if ([...visits.values()].every(visit => visit.isPaused)) pausedAtMs ??= baseMs
      else resume(baseMs)
    },
  }
}
