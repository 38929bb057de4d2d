import { TYPING_NEWS_EVERY_MS } from '#contract/constants/conversation.ts'
import { SHARED_THREAD_MESSAGES } from '../../messages/en/thread.ts'
import { lastReplyOfAi } from '../conditions.ts'
import type { ConversationState } from '../state.ts'
import { type Next, noEffects } from '../step.ts'
import { timersOf } from '../timers.ts'
import { enqueue, sendNext } from './outbox.ts'

/**
 * Handles a key press: pauses the idle timers until a while after the last key, here and on the server (CHAT-17).
 */
export function typed(state: ConversationState, at: number): Next {
  const isIdle = lastReplyOfAi(state) !== null
  const [, , typingPause] = timersOf(state)
  const paused = isIdle
    ? { ...state, followUpAt: null, autoCloseAt: null, idleResumeAt: at + typingPause }
    : state
  const { conversationId } = state
  if (conversationId === null || at < state.typingQuietUntil) return noEffects(paused)
  return {
    state: { ...paused, typingQuietUntil: at + TYPING_NEWS_EVERY_MS },
    effects: [{ type: 'send-typing', conversationId }],
  }
}

/**
 * Handles the answer to the follow-up card (CHAT-15). Done: posts a thank-you message, and the server resolves
 * the conversation. Not done: hides the card and restarts the idle timers as if the visitor had typed.
 */
export function answerFollowUp(
  state: ConversationState,
  { isDone, clientId }: { isDone: boolean; clientId: string },
  at: number,
): Next {
  if (!state.isFollowUpShown) return noEffects(state)
  if (!isDone) return typed({ ...state, isFollowUpShown: false }, at)
  return sendNext(
    enqueue(
      state,
      { clientId, content: SHARED_THREAD_MESSAGES.followUpDone, choice: { type: 'thankyou' } },
      at,
    ),
  )
}
