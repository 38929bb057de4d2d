/**
 * The events of the log: facts about conversations, each written in the transaction that made it. They hold ids, numbers and
 * fixed values, never what somebody wrote or who they are called; `subject_id` is the row that has more.
 */
import { z } from 'zod'
import { conversationStatus, priority, responder, staffConversation } from './entities/conversation.ts'
import { type SenderType, senderType } from './entities/message.ts'
import { slaTimerKind } from './entities/sla.ts'

const { source, spam_reason } = staffConversation.shape
const message = z.strictObject({ sender: senderType, sequence: z.int() })
const timer = z.strictObject({ timer: slaTimerKind })
/** Who had the conversation when it happened. */
const had = { assignee_id: z.uuid().nullable() }
const changedId = z.strictObject({ from: z.uuid().nullable(), to: z.uuid().nullable() })
const other = z.strictObject({ into: z.uuid() })
const nothing = z.strictObject({})

/**
 * What an event of each kind says besides its conversation, its subject and its actor. The subject of `conversation.*`,
 * `rule.*`, `sla.warned` and `sla.breached` is an activity; of `conversation.contact_changed`, `.customer_changed`,
 * `.responder_changed`, `.seen` and `.waiting`, and of `call.*`, the conversation; of `sla.ended` and `sla.resumed` the timer;
 * of the others the row that they are named after.
 */
export const EVENT_DATA = {
  'call.ended': nothing,
  'call.started': nothing,
  'conversation.assigned': changedId,
  /** The address that the visitor gave, or whether it is proven. */
  'conversation.contact_changed': nothing,
  'conversation.created': z.strictObject({ source }),
  'conversation.customer_changed': nothing,
  'conversation.human_requested': nothing,
  'conversation.labels_changed': nothing,
  'conversation.merged': other,
  'conversation.priority_changed': z.strictObject({ from: priority, to: priority }),
  'conversation.responder_changed': z.strictObject({ from: responder, to: responder }),
  /** The visitor has seen the messages up to `sequence`. */
  'conversation.seen': z.strictObject({ sequence: z.int() }),
  'conversation.snoozed': nothing,
  'conversation.spam_changed': z.strictObject({ reason: spam_reason }),
  'conversation.status_changed': z.strictObject({
    from: conversationStatus,
    to: conversationStatus,
  }),
  'conversation.team_changed': changedId,
  'conversation.unmerged': other,
  /** The visitor waits for an answer, since the conversation's `waiting_since`. */
  'conversation.waiting': nothing,
  'conversation.woken': z.strictObject(had),
  'handoff.ended': z.strictObject({ outcome: z.enum(['answered', 'ticketed', 'withdrawn']) }),
  'handoff.opened': nothing,
  'message.created': message,
  'message.deleted': message,
  'message.rated': message,
  'note.created': nothing,
  'rule.applied': z.strictObject({ rule_id: z.uuid(), ...had }),
  'sla.breached': timer.extend(had),
  'sla.ended': timer,
  'sla.resumed': timer,
  'sla.warned': timer.extend(had),
  'survey.answered': nothing,
  'survey.asked': nothing,
  'survey.withdrawn': nothing,
} as const

/** The kind of an event. */
export type EventKind = keyof typeof EVENT_DATA

/** An event of the log. */
export type LoggedEvent<Kind extends EventKind = EventKind> = {
  readonly [Each in Kind]: {
    readonly kind: Each
    /** Its place among the events of its conversation. */
    readonly id: number
    readonly company_id: string
    readonly conversation_id: string
    readonly subject_id: string
    readonly actor_type: SenderType
    /** The person, if a member did it. */
    readonly actor_id: string | null
    readonly data: z.infer<(typeof EVENT_DATA)[Each]>
    /** Whether somebody undid something. */
    readonly is_undo: boolean
    /** How deep in what rules set off: 0 for what people do, 1 for what a rule does then. */
    readonly rule_depth: number
    /** When it happened, by the clock of conversations. */
    readonly at: Date
  }
}[Kind]

/** Returns whether this code knows an event's kind and version. A newer version of the product may write others. */
export function isKnownEvent({
  kind,
  version,
}: {
  readonly kind: string
  readonly version: number
}): boolean {
  return Object.hasOwn(EVENT_DATA, kind) && version === 1
}

const row = z.object({
  kind: z.enum(Object.keys(EVENT_DATA) as [EventKind, ...EventKind[]]),
  id: z.int(),
  company_id: z.uuid(),
  conversation_id: z.uuid(),
  subject_id: z.uuid(),
  actor_type: senderType,
  actor_id: z.uuid().nullable(),
  is_undo: z.boolean(),
  rule_depth: z.int(),
  data: z.unknown(),
  at: z.date(),
})

/** Returns a row of the log as an event. @throws ZodError for data that its kind does not have. */
export function parseEvent(given: unknown): LoggedEvent {
  const event = row.parse(given)
  return { ...event, data: EVENT_DATA[event.kind].parse(event.data) } as LoggedEvent
}
