/** What the agents' desk knows of a conversation, beside what its visitor sees. */
import { z } from 'zod'
import { instant } from './account.ts'
import { staffConversation } from './conversation.ts'
import { senderType } from './message.ts'

export const team = z.object({
  id: z.uuid(),
  name: z.string(),
  member_ids: z.array(z.uuid()),
})
export type Team = z.infer<typeof team>

/** Who a conversation can be given to. */
export const colleague = z.object({
  id: z.uuid(),
  full_name: z.string(),
  /** Whether the person's role may answer. */
  may_reply: z.boolean(),
})
export type Colleague = z.infer<typeof colleague>

/** How a conversation stands at the desk: what acts change, and what taking them back restores. */
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
export type DeskState = z.infer<typeof deskState>

/** What colleagues tell each other; no visitor sees it. */
export const note = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  client_id: z.uuid(),
  author_id: z.uuid(),
  author_name: z.string(),
  content: z.string(),
  mentioned_ids: z.array(z.uuid()),
  created_at: instant,
})
export type Note = z.infer<typeof note>

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
  'rule-applied',
  'sla-warned',
  'sla-breached',
])
export type ActivityKind = z.infer<typeof activityKind>

/**
 * One thing that happened to a conversation. `detail` by kind: `created` {source}; `status`, `priority` {from, to};
 * `assignee`, `team` {from, to, to_name}; `labels` {added, removed}; `snoozed` {until}; `merged`, `unmerged` {into};
 * `rule-applied` {rule_id, name}; `sla-warned`, `sla-breached` {timer}; the others none.
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
export type Activity = z.infer<typeof activity>

/** A request for a human: until when it was promised, and how it ended (nothing yet: null). */
export const handoff = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  requested_at: instant,
  due_at: instant,
  ended_at: instant.nullable(),
  outcome: z.enum(['answered', 'ticketed', 'withdrawn']).nullable(),
})
