import type { Step } from '../run-machine.ts'
import type { ConversationEffect } from './events.ts'
import type { ConversationState } from './state.ts'

/** The state and the effects after a transition of the conversation, or a part of one. */
export type Next = Step<ConversationState, ConversationEffect>

/** Returns the state without effects. */
export function noEffects(state: ConversationState): Next {
  return { state, effects: [] }
}
