import { DUPLICATE_WITHIN_MS, THINKING_AFTER_MS } from '#contract/constants/conversation.ts'
import { isAiTurn, suggestedArticles } from '../conditions.ts'
import type { ConversationState } from '../state.ts'
import { type Next, noEffects } from '../step.ts'
import { enqueue, sendNext } from './outbox.ts'

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
  if (text === '') return noEffects(state)
  if (state.email === null) return { state, effects: [{ type: 'alert', key: 'emailMissing' }] }
  const { lastSent } = state
  if (lastSent?.content === text && at - lastSent.at < DUPLICATE_WITHIN_MS) return noEffects(state)
  const queued = { ...enqueue(state, { clientId, content: text }, at), lastSent: { content: text, at } }
  return sendNext(isAiTurn(state) ? awaitAnswer(queued, at) : queued)
}

/**
 * One of the suggested articles, sent by its title; the AI answers from it. What is no longer suggested, such as by a second
 * press, does nothing.
 */
export function pickArticle(
  state: ConversationState,
  { clientId, slug }: { clientId: string; slug: string },
  at: number,
): Next {
  const article = suggestedArticles(state).find(suggested => suggested.slug === slug)
  if (!article) return noEffects(state)
  const choice = { type: 'picked', slug } as const
  return sendNext(awaitAnswer(enqueue(state, { clientId, content: article.title, choice }, at), at))
}

function awaitAnswer(state: ConversationState, at: number): ConversationState {
  return { ...state, isThinking: false, thinkingAt: at + THINKING_AFTER_MS }
}
