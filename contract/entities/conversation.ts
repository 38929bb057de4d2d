import { z } from 'zod'

export const conversationStatus = z.enum(['open', 'resolved', 'ticket'])
export type ConversationStatus = z.infer<typeof conversationStatus>

/** Who may answer: the AI, an agent, or nobody yet (a human was asked for). Only the server moves it. */
export const pen = z.enum(['ai', 'agent', 'none'])
export type Pen = z.infer<typeof pen>

export const priority = z.enum(['low', 'medium', 'high', 'urgent'])

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
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
})
export type VisitorConversation = z.infer<typeof visitorConversation>

/** What staff see. */
export const staffConversation = visitorConversation.extend({
  description: z.string().nullable(),
  source: z.enum(['widget', 'chat']),
  priority,
  tags: z.array(z.string()),
  customer_email: z.string().nullable(),
  customer_name: z.string().nullable(),
  customer_company_name: z.string().nullable(),
  assignee_id: z.uuid().nullable(),
  human_requested_at: z.iso.datetime({ offset: true }).nullable(),
  last_message_at: z.iso.datetime({ offset: true }).nullable(),
  /** The start of the newest message. */
  preview: z.string(),
})
export type StaffConversation = z.infer<typeof staffConversation>
