import { QUEUE_REFRESH_MS } from '#contract/constants/conversation.ts'
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { Message } from '#contract/entities/message.ts'
import type { ConversationState } from './state.ts'

/**
 * Adds messages of this conversation from the server: each once, by sequence; what the outbox still held of them is
 * delivered. A late word about a conversation that was left changes nothing.
 */
export function mergeMessages(state: ConversationState, incoming: readonly Message[]): ConversationState {
  const known = new Set(state.messages.map(({ id }) => id))
  const fresh = incoming.filter(({ id, conversation_id }) => {
    const isFresh = conversation_id === state.conversationId && !known.has(id)
    known.add(id)
    return isFresh
  })
  if (fresh.length === 0) return state
  const messages = [...state.messages, ...fresh].sort((a, b) => a.sequence - b.sequence)
  const delivered = new Set(fresh.map(message => message.client_id))
  const outbox = state.outbox.filter(({ clientId }) => !delivered.has(clientId))
  const isAnswered = fresh.some(message => message.sender_type === 'ai' || message.sender_type === 'agent')
  const isAgentHere = fresh.some(message => message.sender_type === 'agent')
  return {
    ...state,
    messages,
    outbox,
    ...(isAnswered && { isThinking: false, thinkingAt: null }),
    ...(isAgentHere && { isAgentExpected: false }),
  }
}

/** The highest sequence up to which nothing is missing; the next fetch starts behind it. */
export function contiguousSequence(messages: readonly Message[]): number {
  let last = 0
  for (const { sequence } of messages) {
    if (sequence !== last + 1) break
    last = sequence
  }
  return last
}

/** Takes over what the server says about this conversation. An older word about it, or another's, changes nothing. */
export function applyConversation(
  state: ConversationState,
  conversation: VisitorConversation,
  at: number,
): ConversationState {
  const updatedAt = Date.parse(conversation.updated_at)
  if (conversation.id !== state.conversationId || updatedAt < state.updatedAt) return state
  const isWaiting =
    conversation.needs_human && conversation.assignee_name === null && conversation.status === 'open'
  const hasAgentCome = conversation.assignee_name !== null && state.assigneeName === null
  const lastSender = state.messages.at(-1)?.sender_type
  const isQuiet =
    conversation.needs_human || conversation.assignee_name !== null || conversation.status !== 'open'
  return {
    ...state,
    updatedAt,
    status: conversation.status,
    needsHuman: conversation.needs_human,
    assigneeName: conversation.assignee_name,
    isAgentExpected:
      conversation.assignee_name !== null && (hasAgentCome ? lastSender !== 'agent' : state.isAgentExpected),
    queuePosition: isWaiting ? state.queuePosition : null,
    queueRefreshAt: isWaiting ? (state.queueRefreshAt ?? at) : null,
    ...(isQuiet && { isThinking: false, thinkingAt: null }),
  }
}

/** The next instant to ask for the queue position, after one was asked for. */
export function queueAsked(state: ConversationState, at: number): ConversationState {
  return { ...state, queueRefreshAt: at + QUEUE_REFRESH_MS }
}
