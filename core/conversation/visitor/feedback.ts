import type { ConversationState } from '../state.ts'
import { type Next, noEffects } from '../step.ts'
import { enqueue, sendNext } from './outbox.ts'

/**
 * Handles Yes or No to the offer of a human (CHAT-13) and clears its timeout.
 * @param text message to post for a No
 */
export function answerOffer(
  state: ConversationState,
  { wantsHuman, text, clientId }: { wantsHuman: boolean; text: string; clientId: string },
  at: number,
): Next {
  const chosen = { ...state, choiceAt: null }
  if (wantsHuman) return setNeedsHuman(chosen, true)
  return sendNext(enqueue(chosen, { clientId, content: text }, at))
}

/**
 * Requests a human from the server, or (false) returns the conversation to the AI, which also reopens it
 * (CHAT-18).
 */
export function setNeedsHuman(state: ConversationState, needsHuman: boolean): Next {
  const { conversationId } = state
  if (conversationId === null) return noEffects(state)
  return { state, effects: [{ type: 'set-needs-human', conversationId, needsHuman }] }
}

/**
 * Rates an AI answer and shows the rating at once.
 * @param helpful null removes the rating
 */
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

/** Marks all messages from the company as seen by the visitor. */
export function seen(state: ConversationState): Next {
  const { conversationId } = state
  const sequence = state.messages.findLast(({ sender_type }) => sender_type !== 'visitor')?.sequence ?? 0
  if (conversationId === null || sequence <= state.visitorSeen) return noEffects(state)
  return {
    state: { ...state, visitorSeen: sequence },
    effects: [{ type: 'tell-seen', conversationId, sequence }],
  }
}
