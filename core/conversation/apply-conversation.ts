import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { ConversationState } from './state.ts'

/** Takes over what the server says about this conversation. An older word about it, or another's, changes nothing. */
export function applyConversation(
  state: ConversationState,
  conversation: VisitorConversation,
): ConversationState {
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
