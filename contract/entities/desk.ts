/** What the agents' desk knows of a conversation and its visitor does not. */
import { z } from 'zod'
import { staffConversation } from './conversation.ts'
import { senderType } from './message.ts'
import { instant } from './values.ts'

/** A team and its members. */
export const team = z.object({
  id: z.uuid(),
  name: z.string(),
  member_ids: z.array(z.uuid()),
})
/** A parsed `team`. */
export type Team = z.infer<typeof team>

/** A member to whom a conversation can be assigned. */
export const colleague = z.object({
  id: z.uuid(),
  full_name: z.string(),
  /** Whether the person's role may answer. */
  may_reply: z.boolean(),
})
/** A parsed `colleague`. */
export type Colleague = z.infer<typeof colleague>

/** The fields that actions change and that undo restores. */
export const deskState = staffConversation.pick({
  status: true,
  needs_human: true,
  assignee_id: true,
  team_id: true,
  priority: true,
  tags: true,
  snoozed_until: true,
  waiting_since: true,
})
/** A parsed `deskState`. */
export type DeskState = z.infer<typeof deskState>

/** A note among colleagues. No visitor sees it. */
export const note = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  client_id: z.uuid(),
  author_id: z.uuid(),
  author_name: z.string(),
  content: z.string(),
  mentioned_ids: z.array(z.uuid()),
  /** The key of the file that the note stands for, in the bucket `note-files`; the content is its name. Null for a text. */
  file_key: z.string().nullable(),
  /** The file's size in bytes; null for a text. */
  file_size: z.int().nullable(),
  created_at: instant,
})
/** A parsed `note`. */
export type Note = z.infer<typeof note>

/** Kinds of activities. */
export const activityKind = z.enum([
  'created',
  'status',
  'assignee',
  'team',
  'priority',
  'labels',
  'snoozed',
  'woken',
  'human-requested',
  'merged',
  'unmerged',
  'spam',
  'rule-applied',
  'sla-warned',
  'sla-breached',
  'email-problem',
])
/** A kind of `activityKind`. */
export type ActivityKind = z.infer<typeof activityKind>

/**
 * One event of a conversation. `detail` by kind: `created` {source}; `status` {from, to}, with {is_undo} if an undo restores
 * it; `priority` {from, to}; `assignee`, `team` {from, to, to_name}; `labels` {added, removed}; `snoozed` {until}; `merged`,
 * `unmerged` {into}; `spam` {reason}, null once it is none; `rule-applied` {rule_id, name}; `sla-warned`, `sla-breached` {timer};
 * `email-problem` an `EmailProblem`; others none.
 */
export const activity = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  kind: activityKind,
  /** `system` with a name is an automation, such as a rule. */
  actor_type: senderType,
  actor_id: z.uuid().nullable(),
  actor_name: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  created_at: instant,
})
/** A parsed `activity`. */
export type Activity = z.infer<typeof activity>

/** A request for a human: its deadline, and its outcome (null while it is open). */
export const handoff = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  requested_at: instant,
  due_at: instant,
  ended_at: instant.nullable(),
  outcome: z.enum(['answered', 'ticketed', 'withdrawn']).nullable(),
})
