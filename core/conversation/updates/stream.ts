import { THINKING_AFTER_MS } from '#contract/constants/conversation.ts'
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import { isAnswerAwaited } from '../conditions.ts'
import type { ConversationState } from '../state.ts'
import type { Next } from '../step.ts'

/**
 * Opens the answer stream after a message was acknowledged, if the AI answers it. The message cancels the answer that is still
 * streamed to the one before: 'Thinking…' takes the place of its text.
 */
export function openStream(
  { state, effects }: Next,
  { responder }: Pick<VisitorConversation, 'responder'>,
): Next {
  const { conversationId } = state
  if (conversationId === null || responder !== 'ai' || !isAnswerAwaited(state)) return { state, effects }
  const change = state.streamedText !== null && { streamedText: null, isThinking: true, thinkingAt: null }
  return { state: { ...state, ...change }, effects: [...effects, { type: 'open-stream', conversationId }] }
}

/**
 * Shows the streamed text instead of 'Thinking…'. At the end of the stream (null), the text stays until the stored answer
 * replaces it; if that does not arrive within `THINKING_AFTER_MS`, 'Thinking…' shows again. Ignores text that arrives when
 * no answer is awaited.
 */
export function streamed(state: ConversationState, text: string | null, at: number): ConversationState {
  if (text === null)
    return state.streamedText === null ? state : { ...state, thinkingAt: at + THINKING_AFTER_MS }
  if (text === '' || !isAnswerAwaited(state)) return state
  return { ...state, streamedText: text, isThinking: false, thinkingAt: null }
}
