import { z } from 'zod'
import {
  EMAIL_FILTERS,
  EMAILS_PAGE_SIZE,
  INCOMING_EMAIL_STATES,
  MAIL_PASSWORD_MAX,
  MAIL_SECURITIES,
} from '../constants/email.ts'
import { emailAddress } from '../entities/account.ts'
import {
  conversationEmail,
  incomingEmail,
  loggedEmail,
  mailServerState,
  testEmailResult,
} from '../entities/email.ts'
import { mailHost, oneLine, queryInteger } from '../entities/values.ts'
import type { Route } from './route.ts'

const edits = { access: ['member'], permission: 'settings.edit' } as const
/** The password is the company's own secret. */
const secrets = { ...edits, refusesImpersonation: true } as const

/** A company's own mail server, and the log of its emails to visitors. */
export const emailRoutes = {
  getMailServer: { ...edits, response: mailServerState },
  setMailServer: {
    ...secrets,
    body: z.object({
      host: mailHost,
      port: z.int().min(1).max(65_535),
      security: z.enum(MAIL_SECURITIES),
      username: oneLine(254).nullable(),
      /** Never returned. Without it, the stored one stays if host, port and encryption stay; null deletes it. */
      password: oneLine(MAIL_PASSWORD_MAX).nullable().optional(),
      from_address: emailAddress,
    }),
    response: mailServerState,
  },
  /** Deletes the server with its password: the platform sends again. */
  removeMailServer: { ...secrets, response: mailServerState },
  /** Sends an email to the caller's own address, as visitors would get it. */
  sendTestEmail: { ...secrets, limit: 'testEmail', response: testEmailResult },
  /** A page of the log, the newest first. */
  listEmails: {
    ...edits,
    query: z.object({
      state: z.enum(EMAIL_FILTERS).optional(),
      limit: queryInteger.min(1).max(EMAILS_PAGE_SIZE).default(EMAILS_PAGE_SIZE),
      cursor: z.string().max(200).optional(),
    }),
    response: z.object({ emails: z.array(loggedEmail), next: z.string().nullable() }),
  },
  /** Queues a failed email again, with all its attempts. A test is not repeated (`email_not_found`). */
  retryEmail: {
    ...edits,
    params: z.object({ id: z.uuid() }),
    absent: 'email_not_found',
    response: loggedEmail,
  },
  /** Sends emails to an address again, and queues the replies and transcripts that were not sent meanwhile. */
  resumeAddress: {
    access: ['member'],
    permission: 'conversations.reply',
    params: z.object({ id: z.uuid() }),
    absent: 'paused_address_not_found',
    response: z.object({ ok: z.literal(true) }),
  },
  /** A page of the log of mails that came in, the newest first, and the company's address; null if no mail comes in here. */
  listIncomingEmails: {
    ...edits,
    query: z.object({
      state: z.enum(INCOMING_EMAIL_STATES).optional(),
      limit: queryInteger.min(1).max(EMAILS_PAGE_SIZE).default(EMAILS_PAGE_SIZE),
      cursor: z.string().max(200).optional(),
    }),
    response: z.object({
      address: z.string().nullable(),
      emails: z.array(incomingEmail),
      next: z.string().nullable(),
    }),
  },
  /** Reads a mail again that became no message, such as one of a sender who is no longer blocked. */
  retryIncomingEmail: {
    ...edits,
    params: z.object({ id: z.uuid() }),
    absent: 'incoming_email_not_found',
    response: incomingEmail,
  },
  /** The source of a mail that came in, as it came, while the log has it. */
  readEmailSource: {
    access: ['member'],
    params: z.object({ id: z.uuid() }),
    absent: 'incoming_email_not_found',
    /** `is_cut`: whether there is more than the first megabyte. */
    response: z.object({ source: z.string(), is_cut: z.boolean() }),
  },
  /** The mails of a conversation, the oldest first. */
  listConversationEmails: {
    access: ['member'],
    params: z.object({ id: z.uuid() }),
    absent: 'conversation_not_found',
    response: z.object({ emails: z.array(conversationEmail) }),
  },
} as const satisfies Record<string, Route>
