import type { Clock } from './clock.ts'

/** A clock that advances only by calls of `advance`, for tests and the demo clock. */
export type ManualClock = Clock & {
  /** Moves time forward by `ms`. Each timer that is due runs at its own instant, in order. */
  readonly advance: (ms: number) => void
}

/**
 * Creates a manual clock.
 * @param startMs its first instant, in ms since the epoch
 */
export function createManualClock(startMs: number): ManualClock {
  let now = startMs
  let nextHandle = 1
  const waiting = new Map<number, { readonly at: number; readonly callback: () => void }>()

  /** Returns the next timer that is due. Of several at the same instant, the one that was set first. */
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
