import { enqueue, sendNext } from './outbox.ts'
import type { ConversationState } from './state.ts'
import { type Next, noEffects } from './step.ts'

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
