import { DEFAULT_TIMERS, type Timers } from '#contract/constants/chat-flow.ts'
import type { ConversationState } from './state.ts'

/** Each deadline that follows from one of the timers. */
const DEADLINES = [
  ['followUpAt', 'follow_up_s'],
  ['autoCloseAt', 'auto_close_s'],
  ['idleResumeAt', 'typing_pause_s'],
  ['fallbackAt', 'human_fallback_s'],
  ['choiceAt', 'choice_timeout_s'],
] as const

/**
 * Sets the company's timers. A deadline that already runs stays, as it does on the server, unless it was set from the
 * defaults because the company's timers were not known yet.
 */
export function withTimers(state: ConversationState, timers: Timers): ConversationState {
  const next: { -readonly [Name in keyof ConversationState]: ConversationState[Name] } = { ...state, timers }
  if (state.timers !== DEFAULT_TIMERS) return next
  for (const [deadline, timer] of DEADLINES) {
    const at = state[deadline]
    if (at !== null) next[deadline] = at + (timers[timer] - state.timers[timer]) * 1_000
  }
  return next
}
