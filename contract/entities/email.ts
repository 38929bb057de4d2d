import { z } from 'zod'
import { EMAIL_KINDS, EMAIL_STATES, MAIL_PROBLEMS, MAIL_SECURITIES } from '../constants/email.ts'
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
})
/** A parsed `loggedEmail`. */
export type LoggedEmail = z.infer<typeof loggedEmail>
