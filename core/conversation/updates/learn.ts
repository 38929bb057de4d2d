/** What the server tells of the conversation, and what it makes the widget ask for. */
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { Message } from '#contract/entities/message.ts'
import type { ConversationState } from '../state.ts'
import { type Next, noEffects } from '../step.ts'
import { sendNext } from '../visitor/outbox.ts'
import { addedMessages, contiguousSequence, mergeMessages } from './ordered-messages.ts'
import { openStream } from './stream.ts'

/** A message of the visitor's has arrived. */
export function acknowledged(
  state: ConversationState,
  { message, conversation }: { message: Message; conversation: VisitorConversation },
): Next {
  const updated = applyConversation(applyMessages(state, [message]), conversation)
  return fetchMissing(openStream(sendNext(updated), conversation))
}

/**
 * The answer to a fetch. When it brings nothing new, what is still missing is not asked for again: the server has
 * told all it has.
 */
export function received(
  state: ConversationState,
  { messages, conversation }: { messages: readonly Message[]; conversation?: VisitorConversation },
): Next {
  const merged = applyMessages(state, messages)
  const next = sendNext(conversation ? applyConversation(merged, conversation) : merged)
  return merged.messages === state.messages ? next : fetchMissing(next)
}

export function changed(state: ConversationState, conversation: VisitorConversation): Next {
  if (conversation.id !== state.conversationId) return noEffects(state)
  return fetchMissing(noEffects(applyConversation(state, conversation)), conversation.last_sequence)
}

/** The socket told of something, or may have missed something: asks for whatever is new. */
export function nudged(state: ConversationState): Next {
  return fetchMissing(noEffects(state), Number.POSITIVE_INFINITY)
}

/** Fetches what is missing: a hole among the messages known, or numbers up to `lastSequence` not seen yet. */
function fetchMissing({ state, effects }: Next, lastSequence = 0): Next {
  const { conversationId, messages } = state
  const after = contiguousSequence(messages)
  const highest = Math.max(lastSequence, messages.at(-1)?.sequence ?? 0)
  if (conversationId === null || highest <= after) return { state, effects }
  return { state, effects: [...effects, { type: 'fetch-messages', conversationId, after }] }
}

/** Takes over what the server says about this conversation. An older word about it, or another's, changes nothing. */
function applyConversation(state: ConversationState, conversation: VisitorConversation): ConversationState {
  const updatedAt = Date.parse(conversation.updated_at)
  if (conversation.id !== state.conversationId || updatedAt < state.updatedAt) return state
  const { status, assignee_name: assigneeName } = conversation
  const hasAgentCome = assigneeName !== null && state.assigneeName === null
  const lastSender = state.messages.at(-1)?.sender_type
  return {
    ...state,
    updatedAt,
    status,
    assigneeName,
    needsHuman: conversation.needs_human,
    number: conversation.number,
    isTicketOpen: state.isTicketOpen && status === 'ticket',
    isAgentExpected: assigneeName !== null && (hasAgentCome ? lastSender !== 'agent' : state.isAgentExpected),
    agentSeen: Math.max(state.agentSeen, conversation.agent_seen_sequence),
    visitorSeen: Math.max(state.visitorSeen, conversation.visitor_seen_sequence),
  }
}

/**
 * Adds messages of this conversation from the server: each once, by sequence; what the outbox still held of them is
 * delivered. A late word about a conversation that was left changes nothing.
 */
function applyMessages(state: ConversationState, incoming: readonly Message[]): ConversationState {
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
