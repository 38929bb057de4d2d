/** Promises of answers (SLA): what is promised, and the deadlines that follow from it. */
import { z } from 'zod'
import { instant } from './account.ts'

/**
 * `first-reply`: until a person first answers; `next-reply`: until a person answers the visitor's later words;
 * `resolution`: from the conversation's beginning, or its reopening, until it is resolved.
 */
export const slaTimerKind = z.enum(['first-reply', 'next-reply', 'resolution'])
export type SlaTimerKind = z.infer<typeof slaTimerKind>

/** The nearest deadline of a conversation; in the past once the promise is broken. */
export const slaDeadline = z.object({ timer: slaTimerKind, warn_at: instant, due_at: instant })
export type SlaDeadline = z.infer<typeof slaDeadline>

/** A deadline of a conversation, running or over. */
export const slaTimer = slaDeadline.extend({
  id: z.uuid(),
  conversation_id: z.uuid(),
  subject: z.string(),
  customer_name: z.string().nullable(),
  customer_email: z.string().nullable(),
  assignee_name: z.string().nullable(),
  policy_name: z.string(),
  started_at: instant,
  /** When its breach was noted; null for a promise that is kept so far. */
  breached_at: instant.nullable(),
  /** When the answer came, or the promise was no longer to be kept. */
  ended_at: instant.nullable(),
})
export type SlaTimer = z.infer<typeof slaTimer>
