import { TYPING_SHOWN_MS } from '#contract/constants/conversation.ts'
import type { Clock } from '#core/clock.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'

/** The conversation in which somebody is typing. */
export type Typing = {
  /** Returns its id; null for none. */
  readonly current: () => string | null
  readonly subscribe: (changed: () => void) => () => void
  /** Records a keystroke, or the news of one, in the conversation. */
  readonly note: (conversationId: string) => void
  /** Ends typing: the text was sent or discarded. */
  readonly stop: () => void
}

/** Creates a typing state. It ends by itself after `TYPING_SHOWN_MS`. */
export function createTyping(clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>): Typing {
  const listeners = new Set<() => void>()
  let current: string | null = null
  let handle: unknown

  function change(to: string | null): void {
    clock.clearTimeout(handle)
    if (to !== null) handle = clock.setTimeout(() => change(null), TYPING_SHOWN_MS)
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

/** The typing state of this page's agent. */
export const typing = createTyping(systemClock)
