import { z } from 'zod'
import {
  BOUNCE_CAUSES,
  BOUNCE_KINDS,
  type BounceCause,
  EMAIL_DOORS,
  EMAIL_FAILURES,
  EMAIL_FILE_STATES,
  EMAIL_KINDS,
  EMAIL_STATES,
  type EmailKind,
  INCOMING_EMAIL_STATES,
  LEFT_OUT_CAUSES,
  MAIL_KINDS,
  MAIL_PROBLEMS,
  MAIL_SECURITIES,
  SENDER_VERDICTS,
  THREAD_CLUES,
} from '../constants/email.ts'
import { instant } from './values.ts'

/** A company's own mail server, without its password. */
const mailServer = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(MAIL_SECURITIES),
  /** Null for a server without a login. */
  username: z.string().nullable(),
  from_address: z.string(),
  has_password: z.boolean(),
  password_saved_at: instant.nullable(),
  password_saved_by_name: z.string().nullable(),
})

/** Who sends the company's emails to visitors. */
export const mailServerState = z.object({
  /** Null if the platform sends them. */
  server: mailServer.nullable(),
  /** The platform's sender address; null if it only keeps emails in its mailbox. */
  platform_address: z.string().nullable(),
  /** Whether a server on this machine may be named, with any port and without encryption: in a local demo only. */
  allows_loopback: z.boolean(),
})
/** A parsed `mailServerState`. */
export type MailServerState = z.infer<typeof mailServerState>

/** The result of a test email. */
export const testEmailResult = z.object({
  /** The member's address. */
  to: z.string(),
  /** Null if the server took the email. */
  problem: z.enum(MAIL_PROBLEMS).nullable(),
  /** What the company's own server answered, with its code, such as `535 Wrong password`. */
  reply: z.string().nullable(),
  duration_ms: z.int(),
})
/** A parsed `testEmailResult`. */
export type TestEmailResult = z.infer<typeof testEmailResult>

/** An email of the log. */
export const loggedEmail = z.object({
  id: z.uuid(),
  /** Null for a test. */
  conversation_id: z.uuid().nullable(),
  kind: z.enum(EMAIL_KINDS),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(EMAIL_STATES),
  attempts: z.int(),
  /** When the next attempt is due; null unless it is queued. */
  due_at: instant.nullable(),
  /** Why the last attempt failed; null if it did not, or before the first. */
  problem: z.enum(MAIL_PROBLEMS).nullable(),
  /** What the company's own server answered to it. */
  reply: z.string().nullable(),
  /** Whether the last attempt was made through the company's own server; null before the first. */
  used_own_server: z.boolean().nullable(),
  created_at: instant,
  last_attempt_at: instant.nullable(),
  sent_at: instant.nullable(),
  /** When another server said that it was not delivered, or that its reader called it spam; null if none did. */
  bounced_at: instant.nullable(),
  bounce_kind: z.enum(BOUNCE_KINDS).nullable(),
  bounce_cause: z.enum(BOUNCE_CAUSES).nullable(),
  /** An enhanced status code such as `5.1.1` (RFC 3463). */
  bounce_status: z.string().nullable(),
  /** What that server said, on one line. */
  bounce_reply: z.string().nullable(),
})
/** A parsed `loggedEmail`. */
export type LoggedEmail = z.infer<typeof loggedEmail>

/** An address to which the company sends no emails, because one to it came back. */
export const pausedAddress = z.object({
  id: z.uuid(),
  /** In lower case. */
  address: z.string(),
  cause: z.enum(BOUNCE_CAUSES),
  /** What the other server said, on one line. */
  reply: z.string().nullable(),
  paused_at: instant,
})
/** A parsed `pausedAddress`. */
export type PausedAddress = z.infer<typeof pausedAddress>

/**
 * The `detail` of an activity `email-problem`. `email` is what the email was, `recipient` its address, `reply` what the other
 * server said, `sequences` the messages that it carried. `paused`: it was not sent, as the address was paused already; `sent`:
 * it was sent after all.
 */
export type EmailProblem = {
  readonly email_id: string
  readonly email: EmailKind
  readonly recipient: string
  readonly cause: BounceCause | 'paused' | 'sent'
  readonly reply?: string
  readonly sequences?: readonly number[]
}

/** A mail that came in, of the log. What it says of itself is null until it is read. */
export const incomingEmail = z.object({
  id: z.uuid(),
  /** Null for one of no conversation. */
  conversation_id: z.uuid().nullable(),
  door: z.enum(EMAIL_DOORS),
  state: z.enum(INCOMING_EMAIL_STATES),
  /** Why it became no message; null for one that did, or that waits. */
  cause: z.enum([...LEFT_OUT_CAUSES, ...EMAIL_FAILURES]).nullable(),
  kind: z.enum(MAIL_KINDS).nullable(),
  from_address: z.string().nullable(),
  subject: z.string().nullable(),
  authentication: z.enum(SENDER_VERDICTS).nullable(),
  /** How its conversation was found; null if it began one, or is of none. */
  threaded_by: z.enum(THREAD_CLUES).nullable(),
  byte_size: z.int(),
  attempts: z.int(),
  received_at: instant,
  handled_at: instant.nullable(),
})
/** A parsed `incomingEmail`. */
export type IncomingEmail = z.infer<typeof incomingEmail>

const mailPerson = z.object({ name: z.string(), address: z.string() })

/** A mail of a conversation. */
export const conversationEmail = z.object({
  id: z.uuid(),
  direction: z.enum(['in', 'out']),
  kind: z.enum(MAIL_KINDS),
  subject: z.string(),
  from_address: z.string(),
  from_name: z.string(),
  recipients: z.object({
    to: z.array(mailPerson).default([]),
    cc: z.array(mailPerson).default([]),
    reply_to: z.array(mailPerson).default([]),
  }),
  authentication: z.enum(SENDER_VERDICTS),
  /** What was left out of the message: earlier mails and, of a long text, the rest; and the signature. */
  quoted: z.string(),
  signature: z.string(),
  files: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      /** In bytes. */
      size: z.int(),
      is_inline: z.boolean(),
      state: z.enum(EMAIL_FILE_STATES),
    }),
  ),
  sent_at: instant.nullable(),
  created_at: instant,
})
/** A parsed `conversationEmail`. */
export type ConversationEmail = z.infer<typeof conversationEmail>
