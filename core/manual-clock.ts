import type { Clock } from './clock.ts'

/** A clock that stands still until it is told to advance: for tests, and for the demo clock. */
export type ManualClock = Clock & {
  /** Moves time on by `ms`, calling what falls due on the way at its own instant, in order. */
  readonly advance: (ms: number) => void
}

export function createManualClock(startMs: number): ManualClock {
  let now = startMs
  let nextHandle = 1
  const waiting = new Map<number, { readonly at: number; readonly callback: () => void }>()

  /** Of those due at the same instant the one that was set first. */
  function nextDue(until: number): number | undefined {
    let next: number | undefined
    let earliest = Number.POSITIVE_INFINITY
    for (const [handle, { at }] of waiting) {
      if (at > until || at >= earliest) continue
      next = handle
      earliest = at
    }
    return next
  }

  return {
    now: () => now,
    setTimeout(callback, delayMs) {
      waiting.set(nextHandle, { at: now + Math.max(0, delayMs), callback })
      return nextHandle++
    },
    clearTimeout: handle => {
      waiting.delete(handle as number)
    },
    advance(ms) {
      const until = now + ms
      for (let handle = nextDue(until); handle !== undefined; handle = nextDue(until)) {
        const due = waiting.get(handle)!
        waiting.delete(handle)
        now = due.at
        due.callback()
      }
      now = until
    },
  }
}
