import { DUPLICATE_WITHIN_MS, THINKING_AFTER_MS } from '#contract/constants/conversation.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import { isAiTurn, suggestedArticles } from '../conditions.ts'
import type { ChosenFile } from '../events.ts'
import type { ConversationState } from '../state.ts'
import { type Next, noEffects } from '../step.ts'
import { enqueueFiles } from './files.ts'
import { enqueue, sendNext } from './outbox.ts'

/**
 * Sends files and then the text that the visitor wrote, so that what is answered stands last. Ignores blank text (CHAT-06)
 * and the same text within 5 s (CHAT-20), so that pressing Enter twice sends one message.
 */
export function send(
  state: ConversationState,
  { clientId, content, files = [] }: { clientId: string; content: string; files?: readonly ChosenFile[] },
  at: number,
): Next {
  const text = content.trim()
  const { lastSent } = state
  // Negative when the clock was set back meanwhile.
  const age = lastSent === null ? 0 : at - lastSent.at
  const isRepeated = lastSent?.content === text && age >= 0 && age < DUPLICATE_WITHIN_MS
  const hasText = !isBlank(text) && !isRepeated
  if (!hasText && !files[0]) return noEffects(state)
  if (state.email === null) return { state, effects: [{ type: 'alert', key: 'emailMissing' }] }
  const filed = enqueueFiles(state, files, at)
  if (!hasText) return sendNext(filed)
  const queued = { ...enqueue(filed, { clientId, content: text }, at), lastSent: { content: text, at } }
  return sendNext(isAiTurn(state) ? awaitAnswer(queued, at) : queued)
}

/**
 * Sends the title of a suggested article, from which the AI then answers. Ignores an article that is no longer
 * suggested, for example after a second click.
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
