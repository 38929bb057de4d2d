/** Made-up rows, for tests and for the pictures of the site: a new column has its value here. */
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Message } from '#contract/entities/message.ts'

/** Returns a message of a visitor; its id is derived from its sequence. */
export function messageRow(sequence: number, changes: Partial<Message> = {}): Message {
  return {
    id: `message-${sequence}`,
    conversation_id: 'conversation-1',
    sequence,
    client_id: `client-${sequence}`,
    sender_type: 'visitor',
    sender_name: null,
    content: `Text ${sequence}`,
    meta: {},
    helpful: null,
    created_at: '2026-03-01T10:00:00Z',
    ...changes,
  }
}

/** Returns an open conversation that the AI answers. */
export function conversationRow(id: string, changes: Partial<StaffConversation> = {}): StaffConversation {
  return {
    id,
    subject: 'Where is my order?',
    status: 'open',
    needs_human: false,
    responder: 'ai',
    assignee_name: null,
    last_sequence: 1,
    created_at: '2026-03-01T10:00:00Z',
    updated_at: '2026-03-01T10:00:00Z',
    description: null,
    source: 'widget',
    priority: 'medium',
    tags: [],
    team_id: null,
    snoozed_until: null,
    merged_into_id: null,
    waiting_since: null,
    spam_at: null,
    spam_reason: null,
    sla: null,
    first_replied_at: null,
    is_marked_unread: false,
    call_state: null,
    call_started_at: null,
    call_ended_at: null,
    customer_id: null,
    customer_email: null,
    customer_name: null,
    customer_company_name: null,
    assignee_id: null,
    human_requested_at: null,
    number: null,
    agent_seen_sequence: 0,
    visitor_seen_sequence: 0,
    is_verified: false,
    visitor_blocked_at: null,
    visitor_blocked_by_name: null,
    locale: 'en',
    category: null,
    custom_fields: {},
    last_message_at: '2026-03-01T10:00:00Z',
    preview: 'Where is my order?',
    ...changes,
  }
}
