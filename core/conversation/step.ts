import type { Step } from '../run-machine.ts'
import type { ConversationEffect } from './events.ts'
import type { ConversationState } from './state.ts'

/** What a transition of the conversation, or a part of one, comes to. */
export type Next = Step<ConversationState, ConversationEffect>

/** A state from which nothing follows. */
export function noEffects(state: ConversationState): Next {
  return { state, effects: [] }
}
