import { DUPLICATE_WITHIN_MS, THINKING_AFTER_MS } from '#contract/constants/conversation.ts'
import { isAiTurn } from './conditions.ts'
import { enqueue, sendNext } from './outbox.ts'
import type { ConversationState } from './state.ts'
import { type Next, still } from './step.ts'

/**
 * The visitor's own words. Blank text does nothing (CHAT-06), nor do the same words again within 5 s (CHAT-20): a
 * second press of a key that sends is no second message.
 */
export function send(
  state: ConversationState,
  { clientId, content }: { clientId: string; content: string },
  at: number,
): Next {
  const text = content.trim()
  if (text === '') return still(state)
  if (state.email === null) return { state, effects: [{ type: 'alert', key: 'emailMissing' }] }
  const { lastSent } = state
  if (lastSent?.content === text && at - lastSent.at < DUPLICATE_WITHIN_MS) return still(state)
  const queued = { ...enqueue(state, { clientId, content: text }, at), lastSent: { content: text, at } }
  return sendNext(
    isAiTurn(state) ? { ...queued, isThinking: false, thinkingAt: at + THINKING_AFTER_MS } : queued,
  )
}
