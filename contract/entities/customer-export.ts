/** All that is kept of a person, as it is given to them (GDPR, article 15). */
import { z } from 'zod'
import { instant } from './account.ts'
import { customer, customerNote } from './customer.ts'
import { activity, handoff, note } from './desk.ts'
import { message } from './message.ts'
import { slaTimer } from './sla.ts'
import { scheduledMessage } from './thread-tools.ts'

/** A file by its name; the bytes lie where its message links to. */
export const exportedFile = z.object({
  name: z.string(),
  media_type: z.string().nullable(),
  byte_size: z.number().nullable(),
  created_at: instant,
})

/** Where staff are meant, their names stand and their ids do not. */
export const exportedNote = note.pick({ author_name: true, content: true, created_at: true })
export const exportedActivity = activity.pick({
  kind: true,
  actor_type: true,
  actor_name: true,
  detail: true,
  created_at: true,
})
export const exportedHandoff = handoff.omit({ id: true, conversation_id: true })
export const exportedTimer = slaTimer
  .pick({
    timer: true,
    policy_name: true,
    started_at: true,
    warn_at: true,
    due_at: true,
    breached_at: true,
    ended_at: true,
  })
  .extend({ warned_at: instant.nullable() })
/** What a rule decided by itself. */
export const exportedRuleRun = z.object({
  rule_name: z.string(),
  event: z.string(),
  outcome: z.enum(['applied', 'failed']),
  created_at: instant,
})
/** A reply that waits for its time. */
export const exportedReply = scheduledMessage
  .pick({ author_name: true, content: true, send_at: true })
  .extend({ created_at: instant })

/** What the server keeps beside a conversation: mails that are owed or went out, and when the visitor was there. */
export const exportedTraces = z.object({
  visitor_active_at: instant.nullable(),
  /** When the visitor corrected the address. */
  email_corrected_at: instant.nullable(),
  transcript_sent_at: instant.nullable(),
  /** When the receipt of the ticket is due; null when none is owed any more. */
  receipt_due_at: instant.nullable(),
  /** When the mail of unseen replies is due. */
  reply_mail_due_at: instant.nullable(),
  /** Messages up to this one need no mail any more; null when none was ever owed. */
  mailed_sequence: z.int().nullable(),
})

export const exportedConversation = z.object({
  /** With its labels, and what the visitor's page told. */
  conversation: z.record(z.string(), z.unknown()),
  /** `helpful` is the person's word on an answer. */
  messages: z.array(message),
  files: z.array(exportedFile),
  notes: z.array(exportedNote),
  activities: z.array(exportedActivity),
  handoffs: z.array(exportedHandoff),
  promised_times: z.array(exportedTimer),
  rule_runs: z.array(exportedRuleRun),
  scheduled_replies: z.array(exportedReply),
  /** Null for a conversation that began in that very moment. */
  traces: exportedTraces.nullable(),
})

export const customerExport = z.object({
  exported_at: z.string(),
  customer,
  /** What colleagues noted about the person. */
  notes: z.array(customerNote),
  conversations: z.array(exportedConversation),
})
