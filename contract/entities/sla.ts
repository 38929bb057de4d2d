/** SLA timers: what is promised, and the resulting deadlines. */
import { z } from 'zod'
import { instant } from './values.ts'

/**
 * `first-reply`: until a person first answers. `next-reply`: until a person answers a later message. `resolution`:
 * from the start or reopening of the conversation until it is resolved.
 */
export const slaTimerKind = z.enum(['first-reply', 'next-reply', 'resolution'])
/** A kind of `slaTimerKind`. */
export type SlaTimerKind = z.infer<typeof slaTimerKind>

/** A conversation's nearest deadline. A breached one is in the past. */
export const slaDeadline = z.object({ timer: slaTimerKind, warn_at: instant, due_at: instant })
/** A parsed `slaDeadline`. */
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
  /** When its breach was recorded; null if it is not breached. */
  breached_at: instant.nullable(),
  /** When the answer came, or the promise no longer applied. */
  ended_at: instant.nullable(),
})
/** A parsed `slaTimer`. */
export type SlaTimer = z.infer<typeof slaTimer>
