import type { ConversationState } from './state.ts'
import { type Next, noEffects } from './step.ts'

/** All that is known of the thread is before the visitor's eyes; the own words of the visitor are no news. */
export function seen(state: ConversationState): Next {
  const { conversationId } = state
  const sequence = state.messages.findLast(({ sender_type }) => sender_type !== 'visitor')?.sequence ?? 0
  if (conversationId === null || sequence <= state.visitorSeen) return noEffects(state)
  return {
    state: { ...state, visitorSeen: sequence },
    effects: [{ type: 'tell-seen', conversationId, sequence }],
  }
}
