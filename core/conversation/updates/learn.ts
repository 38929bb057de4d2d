/** Applies the server's news about the conversation to the state, and fetches missing messages. */
import { TYPING_SHOWN_MS } from '#contract/constants/conversation.ts'
import type { AgentTyping, VisitorConversation } from '#contract/entities/conversation.ts'
import type { Message } from '#contract/entities/message.ts'
import type { ConversationState } from '../state.ts'
import { type Next, noEffects } from '../step.ts'
import { sendNext } from '../visitor/outbox.ts'
import { addedMessages, contiguousSequence, mergeMessages } from './ordered-messages.ts'
import { openStream } from './stream.ts'

/** Handles the server's acknowledgment of a visitor's message. */
export function acknowledged(
  state: ConversationState,
  { message, conversation }: { message: Message; conversation: VisitorConversation },
  at: number,
): Next {
  // Whoever has the conversation after its first message has come just now.
  const isLive = isFollowed(state) || message.sequence === 1
  const updated = applyConversation(applyMessages(state, [message]), conversation, at, isLive)
  return fetchMissing(openStream(sendNext(updated), conversation))
}

type Fetched = {
  readonly messages: readonly Message[]
  readonly conversation?: VisitorConversation
  readonly typing?: AgentTyping | undefined
}

/**
 * Handles the result of a fetch. If it has nothing new, the widget does not fetch missing messages again, because
 * the server has sent all it has.
 */
export function received(
  state: ConversationState,
  { messages, conversation, typing }: Fetched,
  at: number,
): Next {
  const merged = applyMessages(state, messages)
  const heard = conversation ? hearTyping(merged, conversation, typing, at) : merged
  const next = sendNext(conversation ? applyConversation(heard, conversation, at) : merged)
  return merged.messages === state.messages ? next : fetchMissing(next)
}

/** Applies the server's new version of the conversation, and fetches messages that are missing. */
export function changed(state: ConversationState, conversation: VisitorConversation, at: number): Next {
  if (conversation.id !== state.conversationId) return noEffects(state)
  const updated = applyConversation(state, conversation, at)
  return fetchMissing(noEffects(updated), conversation.last_sequence)
}

/** Fetches new messages, after the socket announced a change or may have missed one. */
export function nudged(state: ConversationState): Next {
  return fetchMissing(noEffects(state), Number.POSITIVE_INFINITY)
}

/** Adds a fetch if messages are missing: a gap in the known sequences, or sequences up to `lastSequence`. */
function fetchMissing({ state, effects }: Next, lastSequence = 0): Next {
  const { conversationId, messages } = state
  const after = contiguousSequence(messages)
  const highest = Math.max(lastSequence, messages.at(-1)?.sequence ?? 0)
  if (conversationId === null || highest <= after) return { state, effects }
  return { state, effects: [...effects, { type: 'fetch-messages', conversationId, after }] }
}

/** Applies who types by the server's word. An agent who has just joined is about to, which the server doesn't know. */
function hearTyping(
  state: ConversationState,
  conversation: VisitorConversation,
  typing: AgentTyping | undefined,
  at: number,
): ConversationState {
  const isAwaited = state.isAgentExpected && state.typist === undefined
  if (!isNewest(state, conversation) || (isAwaited && !typing)) return state
  return { ...state, typist: typing?.name, typingUntil: typing ? at + typing.for_ms : null }
}

/** Whether this is the conversation, in a version that is as new as any before. */
function isNewest({ conversationId, updatedAt }: ConversationState, { id, updated_at }: VisitorConversation) {
  return id === conversationId && Date.parse(updated_at) >= updatedAt
}

/** Whether the widget knew the conversation before, so that a change is one that the visitor sees happen. */
function isFollowed({ updatedAt }: ConversationState): boolean {
  return updatedAt > 0
}

/**
 * Applies the server's version of this conversation. Ignores an older version and other conversations.
 * @param isLive whether an agent who is new in it has come just now. After a reload, they may have been there for long
 */
function applyConversation(
  state: ConversationState,
  conversation: VisitorConversation,
  at: number,
  isLive = isFollowed(state),
): ConversationState {
  if (!isNewest(state, conversation)) return state
  const { status, assignee_name: assigneeName } = conversation
  const isNew = assigneeName !== null && state.assigneeName === null
  const joins = isNew && isLive && state.messages.at(-1)?.sender_type !== 'agent'
  return {
    ...state,
    updatedAt: Date.parse(conversation.updated_at),
    status,
    assigneeName,
    needsHuman: conversation.needs_human,
    requestedAt: Date.parse(conversation.human_requested_at!),
    number: conversation.number,
    isTicketOpen: state.isTicketOpen && status === 'ticket',
    isAgentExpected: joins || (state.isAgentExpected && assigneeName !== null),
    ...(joins && { typingUntil: at + TYPING_SHOWN_MS, typist: undefined }),
    agentSeen: Math.max(state.agentSeen, conversation.agent_seen_sequence),
    visitorSeen: Math.max(state.visitorSeen, conversation.visitor_seen_sequence),
  }
}

/**
 * Adds the server's messages of this conversation, each once, by sequence, and removes them from the outbox.
 * Ignores messages of other conversations.
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
    ...(isAgentHere && { isAgentExpected: false, typingUntil: null }),
  }
}
