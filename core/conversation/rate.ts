import type { ConversationState } from './state.ts'
import { type Next, noEffects } from './step.ts'

/** The visitor's word on an AI answer (null takes it back), shown at once. */
export function rate(
  state: ConversationState,
  { messageId, helpful }: { messageId: string; helpful: boolean | null },
): Next {
  const { conversationId } = state
  const given = state.messages.find(({ id }) => id === messageId)
  if (conversationId === null || !given || given.helpful === helpful) return noEffects(state)
  const messages = state.messages.map(message => (message === given ? { ...given, helpful } : message))
  return {
    state: { ...state, messages },
    effects: [{ type: 'rate-answer', conversationId, messageId, helpful }],
  }
}
