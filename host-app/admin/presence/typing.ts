import type { Clock } from '#core/clock.ts'
import { systemClock } from '../../adapters/browser/system-clock.ts'

/** Somebody who has not touched a key for this long writes no more. */
const TYPING_ENDS_AFTER_MS = 5_000

/** In which conversation this page's agent writes. */
export type Typing = {
  /** Its id; null for none. */
  readonly current: () => string | null
  readonly subscribe: (changed: () => void) => () => void
  /** A key was touched there. */
  readonly note: (conversationId: string) => void
  /** What was written is sent, or given up. */
  readonly stop: () => void
}

export function createTyping(clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>): Typing {
  const listeners = new Set<() => void>()
  let current: string | null = null
  let handle: unknown

  function change(to: string | null): void {
    clock.clearTimeout(handle)
    if (to !== null) handle = clock.setTimeout(() => change(null), TYPING_ENDS_AFTER_MS)
    if (to === current) return
    current = to
    for (const changed of listeners) changed()
  }

  return {
    current: () => current,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    note: change,
    stop: () => change(null),
  }
}

/** The page's own. */
export const typing = createTyping(systemClock)
