import { z } from 'zod'
import { PRIORITIES } from '../constants/desk.ts'
import { LOCALES } from '../constants/locales.ts'
import { slaDeadline } from './sla.ts'

export const conversationStatus = z.enum(['open', 'resolved', 'ticket'])
export type ConversationStatus = z.infer<typeof conversationStatus>

/** Who may answer: the AI, an agent, or nobody yet (a human was asked for). Only the server moves it. */
export const pen = z.enum(['ai', 'agent', 'none'])
export type Pen = z.infer<typeof pen>

/** What happens by itself when nobody acts in time (CHAT-11, CHAT-14, CHAT-16); the server is the authority. */
export const settleRule = z.enum(['queue-timeout', 'choice-timeout', 'auto-close'])
export type SettleRule = z.infer<typeof settleRule>

export const priority = z.enum(PRIORITIES)

/** What a visitor sees of the own conversation: no email, no ids of staff. */
export const visitorConversation = z.object({
  id: z.uuid(),
  subject: z.string(),
  status: conversationStatus,
  needs_human: z.boolean(),
  pen,
  /** The agent's first name. */
  assignee_name: z.string().nullable(),
  last_sequence: z.int().nonnegative(),
  /** The ticket's number, counted by company; null as long as it is no ticket. */
  number: z.int().positive().nullable(),
  /** When a human was asked for; somebody answers, or it becomes a ticket, within the promise of CHAT-11. */
  human_requested_at: z.iso.datetime({ offset: true }).nullable(),
  /** The highest sequence that was on a screen of the other side. */
  agent_seen_sequence: z.int().nonnegative(),
  visitor_seen_sequence: z.int().nonnegative(),
  last_message_at: z.iso.datetime({ offset: true }).nullable(),
  /** The start of the newest message. */
  preview: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
})
export type VisitorConversation = z.infer<typeof visitorConversation>

/** What staff see. */
export const staffConversation = visitorConversation.extend({
  description: z.string().nullable(),
  source: z.enum(['widget', 'chat']),
  priority,
  /** The labels, as they are shown. */
  tags: z.array(z.string()),
  team_id: z.uuid().nullable(),
  /** Out of sight until then, or until the visitor writes. */
  snoozed_until: z.iso.datetime({ offset: true }).nullable(),
  /** The customer's other conversation in which this one goes on. */
  merged_into_id: z.uuid().nullable(),
  /** Since when the visitor's word stands unanswered; null while it does not. */
  waiting_since: z.iso.datetime({ offset: true }).nullable(),
  first_replied_at: z.iso.datetime({ offset: true }).nullable(),
  customer_id: z.uuid().nullable(),
  customer_email: z.string().nullable(),
  customer_name: z.string().nullable(),
  customer_company_name: z.string().nullable(),
  assignee_id: z.uuid().nullable(),
  /** Whether the company has vouched for the visitor by a signed identity. */
  is_verified: z.boolean(),
  /** Since when the visitor may write nothing more here, and who said so. */
  visitor_blocked_at: z.iso.datetime({ offset: true }).nullable(),
  visitor_blocked_by_name: z.string().nullable(),
  /** The language of the visitor's widget. */
  locale: z.enum(LOCALES),
  /** What the ticket form asked for. */
  category: z.string().nullable(),
  /** The nearest deadline that was promised; null while none runs. */
  sla: slaDeadline.nullable(),
  custom_fields: z.record(z.string(), z.string()),
})
export type StaffConversation = z.infer<typeof staffConversation>
