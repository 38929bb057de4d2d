import type { ConversationState } from '../state.ts'
import { type Next, noEffects } from '../step.ts'
import { enqueue, sendNext } from './outbox.ts'

/**
 * Posts Yes or No to the offer of a human as the visitor's message (CHAT-13), which the server understands. The offer's
 * timeout ends, as by any message.
 */
export function answerOffer(
  state: ConversationState,
  { text, clientId }: { text: string; clientId: string },
  at: number,
): Next {
  return sendNext(enqueue(state, { clientId, content: text }, at))
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
 * @param comment what was missing in an answer that did not help
 */
export function rate(
  state: ConversationState,
  {
    messageId,
    helpful,
    comment,
  }: { messageId: string; helpful: boolean | null; comment?: string | undefined },
): Next {
  const { conversationId } = state
  const given = state.messages.find(({ id }) => id === messageId)
  if (conversationId === null || !given || (given.helpful === helpful && !comment)) return noEffects(state)
  const messages = state.messages.map(message => (message === given ? { ...given, helpful } : message))
  return {
    state: { ...state, messages },
    effects: [{ type: 'rate-answer', conversationId, messageId, helpful, comment }],
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
