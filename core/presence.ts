import { AGENT_IDLE_AFTER_MS } from '#contract/constants/staff.ts'
import type { Machine } from './run-machine.ts'

/** Whether an agent is active in the desk (Spec 4.11, CHAT-28). `idleAt` is in ms since the epoch. */
export type Presence =
  | { readonly status: 'active'; readonly idleAt: number }
  | { readonly status: 'idle'; readonly idleAt: null }

/** The agent did something in the page, or the deadline passed. */
export type PresenceEvent = 'activity' | 'deadline'

/** Returns the presence of an agent who was active at an instant. */
export function activeSince(at: number): Presence {
  return { status: 'active', idleAt: at + AGENT_IDLE_AFTER_MS }
}

/**
 * The machine of an agent's presence: idle after a minute without activity, active again with the next activity.
 */
export const presenceMachine: Machine<Presence, PresenceEvent, never> = {
  transition(state, event, at) {
    if (event === 'activity') return { state: activeSince(at), effects: [] }
    const isDue = state.idleAt !== null && state.idleAt <= at
    return { state: isDue ? { status: 'idle', idleAt: null } : state, effects: [] }
  },
  nextDeadline: ({ idleAt }) => idleAt,
  deadline: 'deadline',
}
