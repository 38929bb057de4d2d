import type { VisitorConversation } from '#contract/entities/conversation.ts'
import { isAnswerAwaited } from '../conditions.ts'
import type { ConversationState } from '../state.ts'
import type { Next } from '../step.ts'

/** Follows the answer to a message that has just been acknowledged, when the AI is to give one. */
export function openStream({ state, effects }: Next, { pen }: Pick<VisitorConversation, 'pen'>): Next {
  const { conversationId } = state
  if (conversationId === null || pen !== 'ai' || !isAnswerAwaited(state)) return { state, effects }
  return { state, effects: [...effects, { type: 'open-stream', conversationId }] }
}

/**
 * The answer so far takes the place of 'Thinking…'; a stream that ends (null) before the answer is here gives it back.
 * Words that come late, when the answer is here or none is awaited, are dropped.
 */
export function streamed(state: ConversationState, text: string | null): ConversationState {
  if (text === null)
    return state.streamedText === null ? state : { ...state, streamedText: null, isThinking: true }
  if (text === '' || !isAnswerAwaited(state)) return state
  return { ...state, streamedText: text, isThinking: false, thinkingAt: null }
}
