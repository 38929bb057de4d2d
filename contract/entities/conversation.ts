import { z } from 'zod'
import { CONVERSATION_SOURCES } from '../constants/conversation.ts'
import { PRIORITIES } from '../constants/desk.ts'
import { CALL_STATES } from '../constants/lists.ts'
import { LOCALES } from '../constants/locales.ts'
import { slaDeadline } from './sla.ts'
import { instant } from './values.ts'

/** Status of a conversation. */
export const conversationStatus = z.enum(['open', 'resolved', 'ticket'])
/** A status of `conversationStatus`. */
export type ConversationStatus = z.infer<typeof conversationStatus>

/** Who may answer now: the AI, an agent, or nobody yet because a human was requested. Only the server changes it. */
export const responder = z.enum(['ai', 'agent', 'none'])
/** A value of `responder`. */
export type Responder = z.infer<typeof responder>

/** Timeouts that act when nobody else does (CHAT-11, CHAT-14, CHAT-16). The server decides. */
export const timeoutRule = z.enum(['queue-timeout', 'choice-timeout', 'auto-close'])
/** A timeout of `timeoutRule`. */
export type TimeoutRule = z.infer<typeof timeoutRule>

/** A priority of `PRIORITIES`. */
export const priority = z.enum(PRIORITIES)

/** A conversation as its visitor sees it: no email address, no ids of staff. */
export const visitorConversation = z.object({
  id: z.uuid(),
  subject: z.string(),
  status: conversationStatus,
  needs_human: z.boolean(),
  responder,
  /** The agent's first name. */
  assignee_name: z.string().nullable(),
  last_sequence: z.int().nonnegative(),
  /** The ticket's number within the company; null until it is a ticket. */
  number: z.int().positive().nullable(),
  /** When a human was requested. Within the time of CHAT-11 somebody answers or it becomes a ticket. */
  human_requested_at: instant.nullable(),
  /** The highest sequence that the other side has seen on a screen. */
  agent_seen_sequence: z.int().nonnegative(),
  visitor_seen_sequence: z.int().nonnegative(),
  last_message_at: instant.nullable(),
  /** The start of the newest message. */
  preview: z.string(),
  created_at: instant,
  updated_at: instant,
})
/** A parsed `visitorConversation`. */
export type VisitorConversation = z.infer<typeof visitorConversation>

/** An agent who is typing a reply, as the visitor learns of it. */
export const agentTyping = z.object({
  /** The agent's first name. */
  name: z.string(),
  /** For how long, unless the agent goes on, in ms. */
  for_ms: z.int().positive(),
})
/** A parsed `agentTyping`. */
export type AgentTyping = z.infer<typeof agentTyping>

/** A conversation as staff see it. */
export const staffConversation = visitorConversation.extend({
  description: z.string().nullable(),
  source: z.enum(CONVERSATION_SOURCES),
  priority,
  /** The labels, as shown. */
  tags: z.array(z.string()),
  team_id: z.uuid().nullable(),
  /** Hidden until then, or until the visitor writes. */
  snoozed_until: instant.nullable(),
  /** The same customer's conversation that continues this one. */
  merged_into_id: z.uuid().nullable(),
  /** Since when the visitor waits for an answer; null if nobody waits. */
  waiting_since: instant.nullable(),
  first_replied_at: instant.nullable(),
  /** Whether an agent has marked it as unread, until one opens it. */
  is_marked_unread: z.boolean(),
  /** Whether the newest voice call goes on; null if the conversation was never a call. */
  call_state: z.enum(CALL_STATES).nullable(),
  /** When the newest call was connected, and when it ended. */
  call_started_at: instant.nullable(),
  call_ended_at: instant.nullable(),
  customer_id: z.uuid().nullable(),
  customer_email: z.string().nullable(),
  customer_name: z.string().nullable(),
  customer_company_name: z.string().nullable(),
  assignee_id: z.uuid().nullable(),
  /** Whether the company vouched for the visitor with a signed identity. */
  is_verified: z.boolean(),
  /** Since when the visitor may not write here, and who blocked them. */
  visitor_blocked_at: instant.nullable(),
  visitor_blocked_by_name: z.string().nullable(),
  /** Since when the conversation is held as spam; null if it is none. */
  spam_at: instant.nullable(),
  /** Why: blocked words or too many links of the visitor's, a forged sender of a mail, or an agent said so. */
  spam_reason: z.enum(['words', 'links', 'agent', 'sender']).nullable(),
  /** The language of the visitor's widget. */
  locale: z.enum(LOCALES),
  /** The ticket form's category. */
  category: z.string().nullable(),
  /** The nearest SLA deadline; null if none runs. */
  sla: slaDeadline.nullable(),
  custom_fields: z.record(z.string(), z.string()),
})
/** A parsed `staffConversation`. */
export type StaffConversation = z.infer<typeof staffConversation>
