import { z } from 'zod'
import { MAIL_SECURITIES } from '../constants/email.ts'
import { AFTER_TAKING, HISTORY_STATES, MAILBOX_LOGINS, MAILBOX_PROBLEMS } from '../constants/mailbox.ts'
import { instant } from './values.ts'

/** A mailbox from which a company's mail is fetched, without its secret. */
export const mailbox = z.object({
  id: z.uuid(),
  /** Whose mail it has. */
  address: z.string(),
  host: z.string(),
  port: z.int(),
  security: z.enum(MAIL_SECURITIES),
  username: z.string(),
  login: z.enum(MAILBOX_LOGINS),
  /** Of the company's app at Google or Microsoft; null with a password. */
  client_id: z.string().nullable(),
  /** The company's directory at Microsoft; null for any. */
  directory: z.string().nullable(),
  /** Whether there is a password, or a consent. */
  has_secret: z.boolean(),
  secret_saved_at: instant.nullable(),
  secret_saved_by_name: z.string().nullable(),
  folder: z.string(),
  after_taking: z.enum(AFTER_TAKING),
  /** The folder for mails that were taken; null unless they are moved. */
  move_to: z.string().nullable(),
  created_at: instant,
  /** When it was last read to its end; null before the first time. */
  checked_at: instant.nullable(),
  /** Why it can't be read; null if it can, or before the first attempt. */
  problem: z.enum(MAILBOX_PROBLEMS).nullable(),
  /** What its server said, on one line. */
  problem_reply: z.string().nullable(),
  problem_since: instant.nullable(),
  /** The mails that were there before. `history_since` is the day of the oldest one that was asked for. */
  history_state: z.enum(HISTORY_STATES),
  history_since: z.iso.date().nullable(),
  /** How many there are, and how many are here. Null until they are counted. */
  history_total: z.int().nullable(),
  history_done: z.int().nullable(),
})
/** A parsed `mailbox`. */
export type Mailbox = z.infer<typeof mailbox>

/** The mailboxes of a company. */
export const mailboxes = z.object({
  mailboxes: z.array(mailbox),
  /** Whether a server on this machine may be named, with any port and without encryption: in a local demo only. */
  allows_loopback: z.boolean(),
  /** The page to which Google and Microsoft send the owner back. It has to be named in the company's app there. */
  consent_url: z.string(),
})
/** Parsed `mailboxes`. */
export type Mailboxes = z.infer<typeof mailboxes>
