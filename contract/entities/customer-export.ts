/**
 * Export of everything that is stored about a person (GDPR, article 15). Names of staff are included, their ids are
 * not.
 */
import { z } from 'zod'
import { SURVEY_CHANNELS } from '../constants/surveys.ts'
import { customer, customerNote } from './customer.ts'
import { activity, handoff, note } from './desk.ts'
import { loggedEmail, pausedAddress } from './email.ts'
import { message } from './message.ts'
import { slaTimer } from './sla.ts'
import { visitorSurvey } from './survey.ts'
import { scheduledMessage } from './thread-tools.ts'
import { instant } from './values.ts'

/** A file's metadata. The bytes are at the link in its message; those of a note's file are on the desk only. */
export const exportedFile = z.object({
  name: z.string(),
  media_type: z.string().nullable(),
  byte_size: z.number().nullable(),
  created_at: instant,
})

/**
 * A message. `helpful` and `rating_comment` are the person's rating of an answer, and what they missed in it; `page_title` and
 * `page_path` say on which page they wrote.
 */
export const exportedMessage = message.extend({
  rating_comment: z.string().nullable(),
  page_title: z.string().nullable(),
  page_path: z.string().nullable(),
})
/** A note of the company's people. */
export const exportedNote = note.pick({ author_name: true, content: true, created_at: true })
/** An activity of a conversation. */
export const exportedActivity = activity.pick({
  kind: true,
  actor_type: true,
  actor_name: true,
  detail: true,
  created_at: true,
})
/** A request for a human. */
export const exportedHandoff = handoff.omit({ id: true, conversation_id: true })
/** An SLA deadline, running or over. */
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
/** An automatic decision by a rule. */
export const exportedRuleRun = z.object({
  rule_name: z.string(),
  event: z.string(),
  outcome: z.enum(['applied', 'failed']),
  created_at: instant,
})
/** A scheduled reply. */
export const exportedReply = scheduledMessage
  .pick({ author_name: true, content: true, send_at: true })
  .extend({ created_at: instant })

/** A satisfaction survey, and the person's answer. */
export const exportedSurvey = visitorSurvey
  .pick({ kind: true, score: true, comment: true, answered_at: true })
  .extend({
    channel: z.enum(SURVEY_CHANNELS),
    asked_at: instant,
    emailed_at: instant.nullable(),
    agent_name: z.string().nullable(),
  })

/** An email to the person, as the log keeps it for 30 days. */
export const exportedEmail = loggedEmail.pick({
  kind: true,
  recipient: true,
  subject: true,
  state: true,
  created_at: true,
  sent_at: true,
  bounced_at: true,
  bounce_cause: true,
})
/** An address of the person to which no emails are sent, because one of this conversation came back. */
export const exportedPause = pausedAddress.omit({ id: true })

/** What the server stores beside a conversation: emails that are due or sent, and the visitor's last activity. */
export const exportedTraces = z.object({
  visitor_active_at: instant.nullable(),
  /** When the visitor corrected the address. */
  email_corrected_at: instant.nullable(),
  transcript_sent_at: instant.nullable(),
  /** When the ticket's receipt is due; null once it is queued. */
  receipt_due_at: instant.nullable(),
  /** When the email about unseen replies is due. */
  reply_mail_due_at: instant.nullable(),
  /** Messages up to this sequence need no email any more; null if none ever did. */
  mailed_sequence: z.int().nullable(),
})

/** A conversation with everything attached to it. */
export const exportedConversation = z.object({
  /** Its fields, labels, and what the visitor's page set. */
  conversation: z.record(z.string(), z.unknown()),
  messages: z.array(exportedMessage),
  files: z.array(exportedFile),
  notes: z.array(exportedNote),
  activities: z.array(exportedActivity),
  handoffs: z.array(exportedHandoff),
  promised_times: z.array(exportedTimer),
  rule_runs: z.array(exportedRuleRun),
  scheduled_replies: z.array(exportedReply),
  emails: z.array(exportedEmail),
  paused_addresses: z.array(exportedPause),
  surveys: z.array(exportedSurvey),
  /** Null for a conversation that began during the export. */
  traces: exportedTraces.nullable(),
})

/** The whole export of one person. */
export const customerExport = z.object({
  exported_at: z.string(),
  customer,
  /** Notes of colleagues about the person. */
  notes: z.array(customerNote),
  conversations: z.array(exportedConversation),
})
