/** Ports on which a mailbox may be reached: IMAP with STARTTLS (RFC 3501), and IMAP over TLS (RFC 8314). */
export const IMAP_PORTS: readonly number[] = [143, 993]
/** Mailboxes of a company. */
export const MAILBOXES_MAX = 20
/** Characters of a folder's name. */
export const FOLDER_MAX = 200

/** How we log in: with a password, or with the consent of the mailbox's owner at Google or Microsoft (OAuth 2.0, XOAUTH2). */
export const MAILBOX_LOGINS = ['password', 'google', 'microsoft'] as const
/** One of `MAILBOX_LOGINS`. */
export type MailboxLogin = (typeof MAILBOX_LOGINS)[number]
/** What is done to a mail in the mailbox once it is kept here: nothing, it is marked as seen, or it is moved to a folder. */
export const AFTER_TAKING = ['nothing', 'mark', 'move'] as const
/** One of `AFTER_TAKING`. */
export type AfterTaking = (typeof AFTER_TAKING)[number]
/** States of the mails that were in a mailbox before it was connected. */
export const HISTORY_STATES = ['none', 'running', 'done'] as const

/** Why a mailbox can't be read now. */
export const MAILBOX_PROBLEMS = [
  'address_refused',
  'host_not_found',
  'connection_refused',
  'unreachable',
  'timeout',
  'certificate',
  'no_tls',
  'login',
  'no_consent',
  'consent_ended',
  'secret_unreadable',
  'folder_not_found',
  'failed',
] as const
/** One of `MAILBOX_PROBLEMS`. */
export type MailboxProblem = (typeof MAILBOX_PROBLEMS)[number]
