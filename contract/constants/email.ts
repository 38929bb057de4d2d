/** Ports on which a company's mail server may listen: SMTP (RFC 5321), TLS and submission (RFC 8314), and its usual spare. */
export const MAIL_PORTS: readonly number[] = [25, 465, 587, 2525]
/** How the connection to a mail server is encrypted: from the start, by STARTTLS (RFC 3207), or not at all. */
export const MAIL_SECURITIES = ['tls', 'starttls', 'none'] as const
/** Characters of the signature, in one language. */
export const SIGNATURE_MAX = 500
/** Characters of a mail server's password. */
export const MAIL_PASSWORD_MAX = 500

/** What an email to a visitor is: a ticket's receipt, replies, a transcript, a survey; `test` goes to a member. */
export const EMAIL_KINDS = ['receipt', 'reply', 'transcript', 'survey', 'test'] as const
/** One of `EMAIL_KINDS`. */
export type EmailKind = (typeof EMAIL_KINDS)[number]
/** States of an email. A failed one is not tried again unless somebody asks. */
export const EMAIL_STATES = ['queued', 'sent', 'failed'] as const
/** One of `EMAIL_STATES`. */
export type EmailState = (typeof EMAIL_STATES)[number]
/** Emails on a page of the log. */
export const EMAILS_PAGE_SIZE = 50
/** How long the log keeps an email. */
export const EMAIL_RETENTION_DAYS = 30
/** Attempts to send an email, over about 44 hours, before it fails. */
export const EMAIL_ATTEMPTS_MAX = 16
/** Time limit of a test email, in ms. */
export const TEST_EMAIL_TIMEOUT_MS = 10_000

/** Why an email was not sent. */
export const MAIL_PROBLEMS = [
  'address_refused',
  'host_not_found',
  'connection_refused',
  'unreachable',
  'timeout',
  'certificate',
  'no_tls',
  'login',
  'sender_refused',
  'recipient_refused',
  'message_refused',
  'server_busy',
  'password_unreadable',
  'failed',
] as const
/** One of `MAIL_PROBLEMS`. */
export type MailProblem = (typeof MAIL_PROBLEMS)[number]
