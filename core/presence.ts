import { AGENT_IDLE_AFTER_MS } from '#contract/constants/staff.ts'
import type { Machine } from './run-machine.ts'

/** Whether an agent is at the page (spec section 4.11, CHAT-28). `idleAt` is milliseconds since the epoch. */
export type Presence =
  | { readonly status: 'active'; readonly idleAt: number }
  | { readonly status: 'idle'; readonly idleAt: null }

/** The agent has done something in the page, or the deadline has come. */
export type PresenceEvent = 'activity' | 'deadline'

/** Somebody who was active at the instant `at`. */
export function activeSince(at: number): Presence {
  return { status: 'active', idleAt: at + AGENT_IDLE_AFTER_MS }
}

/** Idle after a minute without activity, active again at the next. */
export const presenceMachine: Machine<Presence, PresenceEvent, never> = {
  transition(state, event, at) {
    if (event === 'activity') return { state: activeSince(at), effects: [] }
    const isDue = state.idleAt !== null && state.idleAt <= at
    return { state: isDue ? { status: 'idle', idleAt: null } : state, effects: [] }
  },
  nextDeadline: ({ idleAt }) => idleAt,
  deadline: 'deadline',
}
