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
  /** Emails to the address are paused; nobody was asked to send it. */
  'recipient_paused',
  'failed',
] as const
/** One of `MAIL_PROBLEMS`. */
export type MailProblem = (typeof MAIL_PROBLEMS)[number]

/**
 * What another server said of an email that was sent. `hard`: the address gets no emails. `soft`: this one did not arrive, but
 * another may. `complaint`: its reader called it spam.
 */
export const BOUNCE_KINDS = ['hard', 'soft', 'complaint'] as const
/** One of `BOUNCE_KINDS`. */
export type BounceKind = (typeof BOUNCE_KINDS)[number]
/** Why an email did not arrive, though a server had taken it. */
export const BOUNCE_CAUSES = [
  'no-mailbox',
  'mailbox-closed',
  'mailbox-full',
  'no-domain',
  'too-large',
  'spam',
  'policy',
  'unreachable',
  'complaint',
  'other',
] as const
/** One of `BOUNCE_CAUSES`. */
export type BounceCause = (typeof BOUNCE_CAUSES)[number]
/** Characters that are kept of another server's answer. */
export const BOUNCE_REPLY_MAX = 300
/** By what the log can be filtered: the states, of which `sent` leaves out the emails that came back. */
export const EMAIL_FILTERS = [...EMAIL_STATES, 'undelivered'] as const
/** One of `EMAIL_FILTERS`. */
export type EmailFilter = (typeof EMAIL_FILTERS)[number]

/** The largest mail that comes in, in bytes. */
export const INCOMING_EMAIL_MAX_BYTES = 25 * 1_024 * 1_024
/** How long the log keeps a mail that came in, and its source. */
export const INCOMING_EMAIL_RETENTION_DAYS = 30
/** Attempts to read a mail before it is given up. */
export const INCOMING_EMAIL_ATTEMPTS_MAX = 5
/** Addresses at which a company gets mail, beside its own one here. */
export const INCOMING_ADDRESSES_MAX = 50
/** Servers that a company can name as its forwarders, or as judges of senders. */
export const TRUSTED_SERVERS_MAX = 20

/** Kinds of mail. Only a person's `message` is answered by a machine. */
export const MAIL_KINDS = ['message', 'auto-reply', 'bounce', 'receipt', 'list', 'loop'] as const
/** One of `MAIL_KINDS`. */
export type MailKind = (typeof MAIL_KINDS)[number]
/** Whether the sender of a mail is proven: by DMARC (RFC 7489), forged by it, or neither. */
export const SENDER_VERDICTS = ['pass', 'fail', 'none'] as const
/** One of `SENDER_VERDICTS`. */
export type SenderVerdict = (typeof SENDER_VERDICTS)[number]
/** What leads a mail to its conversation: the token of an address, the id of a mail, or a ticket's number. */
export const THREAD_CLUES = ['token', 'header', 'number'] as const
/** One of `THREAD_CLUES`. */
export type ThreadClue = (typeof THREAD_CLUES)[number]
/** Where a mail came in: at the server's own door, from a mailbox, or from a provider that posts it. */
export const EMAIL_DOORS = ['smtp', 'imap', 'webhook'] as const
/** One of `EMAIL_DOORS`. */
export type EmailDoor = (typeof EMAIL_DOORS)[number]
/** States of a mail that came in. */
export const INCOMING_EMAIL_STATES = ['waiting', 'done', 'left-out', 'failed'] as const

/** Why a mail became no message, though it could be read. */
export const LEFT_OUT_CAUSES = [
  'loop',
  'duplicate',
  'bounce',
  'receipt',
  'blocked',
  'refused-word',
  'unproven-colleague',
] as const
/** One of `LEFT_OUT_CAUSES`. */
export type LeftOutCause = (typeof LEFT_OUT_CAUSES)[number]
/** Why a mail could not be read. */
export const EMAIL_FAILURES = ['too-complex', 'too-large', 'unreadable'] as const
/** One of `EMAIL_FAILURES`. */
export type EmailFailure = (typeof EMAIL_FAILURES)[number]

/** What became of a file of a mail: a message; shown only where the mail shows it; too large, or no space was left. */
export const EMAIL_FILE_STATES = ['kept', 'inline', 'too-large', 'no-space'] as const
/** One of `EMAIL_FILE_STATES`. */
export type EmailFileState = (typeof EMAIL_FILE_STATES)[number]
