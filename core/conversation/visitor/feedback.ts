import type { ConversationState } from '../state.ts'
import { type Next, noEffects } from '../step.ts'
import { enqueue, sendNext } from './outbox.ts'

/** Yes or No to the offer of a human (CHAT-13), which then no longer runs out; `text` is the No in the visitor's words. */
export function answerOffer(
  state: ConversationState,
  { wantsHuman, text, clientId }: { wantsHuman: boolean; text: string; clientId: string },
  at: number,
): Next {
  const chosen = { ...state, choiceAt: null }
  if (wantsHuman) return setNeedsHuman(chosen, true)
  return sendNext(enqueue(chosen, { clientId, content: text }, at))
}

/** Asks the server for a human, or (false) to hand the conversation back to the AI, which also reopens it (CHAT-18). */
export function setNeedsHuman(state: ConversationState, needsHuman: boolean): Next {
  const { conversationId } = state
  if (conversationId === null) return noEffects(state)
  return { state, effects: [{ type: 'set-needs-human', conversationId, needsHuman }] }
}

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
