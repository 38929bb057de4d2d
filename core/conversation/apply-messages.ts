import type { Message } from '#contract/entities/message.ts'
import { addedMessages, mergeMessages } from './ordered-messages.ts'
import type { ConversationState } from './state.ts'

/**
 * Adds messages of this conversation from the server: each once, by sequence; what the outbox still held of them is
 * delivered. A late word about a conversation that was left changes nothing.
 */
export function applyMessages(state: ConversationState, incoming: readonly Message[]): ConversationState {
  const own = incoming.filter(({ conversation_id }) => conversation_id === state.conversationId)
  const messages = mergeMessages(state.messages, own)
  if (messages === state.messages) return state
  const fresh = addedMessages(state.messages, messages)
  const delivered = new Set(fresh.map(({ client_id }) => client_id))
  const isAnswered = fresh.some(({ sender_type }) => sender_type === 'ai' || sender_type === 'agent')
  const isAgentHere = fresh.some(({ sender_type }) => sender_type === 'agent')
  return {
    ...state,
    messages,
    outbox: state.outbox.filter(({ clientId }) => !delivered.has(clientId)),
    ...(isAnswered && { isThinking: false, thinkingAt: null, streamedText: null }),
    ...(isAgentHere && { isAgentExpected: false }),
  }
}
