/** Whose attention is where: presence, notifications, who takes how much, and the ledger of handoffs. */
import { z } from 'zod'
import { instant, memberRole } from './account.ts'
import { handoff } from './desk.ts'

/** `away` is somebody who has touched nothing for a minute (CHAT-28), or has said so; `offline` has no page open. */
export const presenceStatus = z.enum(['online', 'away', 'offline'])
export type PresenceStatus = z.infer<typeof presenceStatus>

/** A colleague who has a page of ours open, and the conversations that are open there. */
export const presentPerson = z.object({
  id: z.uuid(),
  full_name: z.string(),
  status: z.enum(['online', 'away']),
  looks_at: z.array(z.object({ conversation_id: z.uuid(), is_typing: z.boolean() })),
})
export type PresentPerson = z.infer<typeof presentPerson>

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
export type NotificationKind = z.infer<typeof notificationKind>

/** Something that happened to a conversation, told to one person. Unread ones of a kind and conversation are one. */
export const notification = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  kind: notificationKind,
  /** Who caused it; null where nobody did. */
  actor_name: z.string().nullable(),
  /** The start of what was said, or the conversation's subject. */
  excerpt: z.string(),
  /** So many times since it was last read. */
  count: z.int().positive(),
  created_at: instant,
  read_at: instant.nullable(),
})
export type Notification = z.infer<typeof notification>

/** How somebody is told of one kind: under the bell, by a sound, by the desktop. */
export const notificationChoice = z.object({
  kind: notificationKind,
  in_app: z.boolean(),
  sound: z.boolean(),
  desktop: z.boolean(),
})
export type NotificationChoice = z.infer<typeof notificationChoice>

/** Somebody of the company who may answer visitors. */
export const agent = z.object({
  id: z.uuid(),
  full_name: z.string(),
  role: memberRole,
  status: presenceStatus,
  /** Has said so: no conversations are given to them. */
  is_away: z.boolean(),
  /** Their own number of open conversations at once; the company's when null. */
  capacity: z.int().nullable(),
  /** Open conversations that are theirs and not snoozed. */
  load: z.int().nonnegative(),
  teams: z.array(z.string()),
  last_assigned_at: instant.nullable(),
})
export type Agent = z.infer<typeof agent>

/** Whether waiting visitors are given to people who are online, and how many each takes at once. */
export const assignment = z.object({
  is_on: z.boolean(),
  capacity: z.int().min(1).max(100),
})
export type Assignment = z.infer<typeof assignment>

/** One line of the ledger, with what it was about. */
export const ledgerEntry = handoff.extend({
  subject: z.string(),
  customer_name: z.string().nullable(),
  customer_email: z.string().nullable(),
})
export type LedgerEntry = z.infer<typeof ledgerEntry>
