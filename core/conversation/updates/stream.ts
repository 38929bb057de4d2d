import type { VisitorConversation } from '#contract/entities/conversation.ts'
import { isAnswerAwaited } from '../conditions.ts'
import type { ConversationState } from '../state.ts'
import type { Next } from '../step.ts'

/** Opens the answer stream after a message was acknowledged, if the AI answers it. */
export function openStream({ state, effects }: Next, { pen }: Pick<VisitorConversation, 'pen'>): Next {
  const { conversationId } = state
  if (conversationId === null || pen !== 'ai' || !isAnswerAwaited(state)) return { state, effects }
  return { state, effects: [...effects, { type: 'open-stream', conversationId }] }
}

/**
 * Shows the streamed text instead of 'Thinking…'. If the stream ends (null) before the answer arrives,
 * 'Thinking…' shows again. Ignores text that arrives when no answer is awaited.
 */
export function streamed(state: ConversationState, text: string | null): ConversationState {
  if (text === null)
    return state.streamedText === null ? state : { ...state, streamedText: null, isThinking: true }
  if (text === '' || !isAnswerAwaited(state)) return state
  return { ...state, streamedText: text, isThinking: false, thinkingAt: null }
}
