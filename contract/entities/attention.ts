/** Presence, notifications, agents' capacity, and the handoff ledger. */
import { z } from 'zod'
import { memberRole } from './account.ts'
import { handoff } from './desk.ts'
import { instant } from './values.ts'

/** `away`: no input for a minute (CHAT-28), or set by the agent. `offline`: no page open. */
export const presenceStatus = z.enum(['online', 'away', 'offline'])
/** A status of `presenceStatus`. */
export type PresenceStatus = z.infer<typeof presenceStatus>

/** A colleague with an open page, and the conversations open there. */
export const presentPerson = z.object({
  id: z.uuid(),
  full_name: z.string(),
  status: z.enum(['online', 'away']),
  looks_at: z.array(z.object({ conversation_id: z.uuid(), is_typing: z.boolean() })),
})
/** A parsed `presentPerson`. */
export type PresentPerson = z.infer<typeof presentPerson>

/** Kinds of notifications. */
export const notificationKind = z.enum([
  'human-request',
  'assigned',
  'mentioned',
  'reply',
  'snooze-over',
  'sla-warned',
  'sla-breached',
  'rule',
])
/** A kind of `notificationKind`. */
export type NotificationKind = z.infer<typeof notificationKind>

/** A notification of one person about a conversation. Unread ones of the same kind and conversation are one. */
export const notification = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  kind: notificationKind,
  /** Who caused it; null if nobody did. */
  actor_name: z.string().nullable(),
  /** The start of the message, or the conversation's subject. */
  excerpt: z.string(),
  /** How often it happened since it was last read. */
  count: z.int().positive(),
  /** Whether the visitor was on a voice call when it happened. */
  is_on_call: z.boolean(),
  created_at: instant,
  read_at: instant.nullable(),
})
/** A parsed `notification`. */
export type Notification = z.infer<typeof notification>

/** A person's channels for one kind: in the app, sound, desktop; email for the kinds of `EMAILED_NOTIFICATIONS`. */
export const notificationChoice = z.object({
  kind: notificationKind,
  in_app: z.boolean(),
  sound: z.boolean(),
  desktop: z.boolean(),
  email: z.boolean().default(false),
})
/** A parsed `notificationChoice`. */
export type NotificationChoice = z.infer<typeof notificationChoice>

/** A member who may answer visitors. */
export const agent = z.object({
  id: z.uuid(),
  full_name: z.string(),
  role: memberRole,
  status: presenceStatus,
  /** Set by the agent: they get no conversations. */
  is_away: z.boolean(),
  /** Their own limit of open conversations; null for the company's. */
  capacity: z.int().nullable(),
  /** Their open conversations that are not snoozed. */
  load: z.int().nonnegative(),
  teams: z.array(z.string()),
  last_assigned_at: instant.nullable(),
})
/** A parsed `agent`. */
export type Agent = z.infer<typeof agent>

/** Whether waiting visitors are assigned automatically, and how many open conversations each agent takes. */
export const assignment = z.object({
  is_on: z.boolean(),
  capacity: z.int().min(1).max(100),
})
/** A parsed `assignment`. */
export type Assignment = z.infer<typeof assignment>

/** A handoff with its conversation's subject and customer. */
export const ledgerEntry = handoff.extend({
  subject: z.string(),
  customer_name: z.string().nullable(),
  customer_email: z.string().nullable(),
})
/** A parsed `ledgerEntry`. */
export type LedgerEntry = z.infer<typeof ledgerEntry>
