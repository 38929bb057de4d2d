import type { MailProblem, SenderVerdict } from '#contract/constants/email.ts'
import type { MailboxProblem } from '#contract/constants/mailbox.ts'

/** An email. Without `html` it is text only. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same content as HTML. */
  readonly html?: string
  /** The name beside the sender's address; the mailer's own without it. */
  readonly fromName?: string
  /** Where answers go; the sender's address without it. */
  readonly replyTo?: string
  /** The `Message-ID`, in brackets; one of the mail server's own without it. */
  readonly id?: string
}
/** Sends emails. `send` rejects with a `MailError` when the email cannot be handed over. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> }

/** A company's own mail server, with its password. */
export type OwnMailServer = {
  /** A name or an IP address. */
  readonly host: string
  readonly port: number
  readonly security: 'tls' | 'starttls' | 'none'
  /** Null for a server without a login. */
  readonly username: string | null
  readonly password: string | null
  /** The sender's address. */
  readonly from: string
}
/**
 * Returns a mailer over a server that a company named. It connects to public addresses only.
 * @param timeoutMs time limit of a whole send.
 */
export type OpenOwnMailer = (server: OwnMailServer, timeoutMs?: number) => Mailer

/** Why an email was not sent. */
export class MailError extends Error {
  override readonly name = 'MailError'
  readonly problem: MailProblem
  /** The server's answer with its code, on one line; null if there was none. */
  readonly reply: string | null

  constructor(problem: MailProblem, reply: string | null = null, options?: ErrorOptions) {
    super(reply ?? problem, options)
    this.problem = problem
    this.reply = reply
  }
}

/** What a door learned from the server that delivers a mail. */
export type Envelope = {
  /** The address of that server; null for a mail that lay in a mailbox. */
  readonly ip: string | null
  /** The name by which it greeted; null if nobody says. */
  readonly helo: string | null
  /** The address to which a bounce would go; empty for a bounce. */
  readonly sender: string
  readonly recipient: string
}

/** What the DNS says of a mail's sender. */
export type SenderProof = {
  /** DMARC (RFC 7489) of the domain in `From`. */
  readonly dmarc: SenderVerdict
  /** The last valid seal (ARC, RFC 8617): its domain, and what that domain's server found of DMARC; null without one. */
  readonly arc: { readonly domain: string; readonly dmarc: SenderVerdict } | null
}

/**
 * Judges the sender of a mail. Without an answer of the DNS it is neither proven nor forged; without the delivering server's
 * address only signatures prove it, and nothing proves a forgery. Never rejects.
 */
export type JudgeSender = (raw: Buffer, envelope: Envelope) => Promise<SenderProof>

/** Looks up records of a name, as `resolve` of `node:dns/promises` does. */
export type ResolveDns = (name: string, type: string) => Promise<string[][] | string[]>

/** Stores a file of a conversation below its key, which must be new. */
export type KeepFile = (
  conversation: { readonly id: string; readonly companyId: string },
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
) => Promise<'kept' | 'no-space'>

/** What a mail door does with what it gets. */
export type MailIntake = {
  /** Returns the id of the company at an address; null if nobody here gets mail there. */
  readonly companyAt: (recipient: string) => Promise<string | null>
  /** Keeps a mail for companies. Resolves once it cannot be lost any more. */
  readonly take: (
    raw: Buffer,
    envelope: Omit<Envelope, 'recipient'>,
    recipients: readonly { readonly companyId: string; readonly address: string }[],
  ) => Promise<void>
}

/** A mailbox, and how to log in. */
export type MailboxServer = {
  /** A name or an IP address. */
  readonly host: string
  readonly port: number
  readonly security: 'tls' | 'starttls' | 'none'
  readonly username: string
  readonly login: { readonly password: string } | { readonly accessToken: string }
  readonly folder: string
  /** The folder for mails that were taken, which is made if there is none; null if they stay. */
  readonly moveTo: string | null
}

/** A mail of a folder. */
export type FolderMail = {
  readonly uid: number
  readonly receivedAt: Date
  /** In bytes. */
  readonly size: number
  /** The whole of it; of a larger one than `INCOMING_EMAIL_MAX_BYTES`, its start. */
  readonly raw: Buffer
}

/** An open folder of a mailbox. Everything rejects with a `MailboxError` once the connection has ended. */
export type OpenFolder = {
  /** While it stays, a UID names the same mail (RFC 3501, section 2.3.1.1). */
  readonly uidValidity: number
  /** The UID of the newest mail when the folder was opened, or a higher one. */
  readonly lastUid: number
  /** Returns the UIDs of mails that are there, ascending. @param since the day of the oldest */
  readonly list: (range: {
    readonly after: number
    readonly upTo?: number
    readonly since?: Date
  }) => Promise<number[]>
  /** Returns when mails arrived. Those that are gone are left out. */
  readonly listArrivals: (uids: readonly number[]) => Promise<Pick<FolderMail, 'uid' | 'receivedAt'>[]>
  /** Fetches mails one after the other, ascending. Those that are gone are left out. No other call may come in between. */
  readonly fetch: (uids: readonly number[]) => AsyncIterable<FolderMail>
  readonly markSeen: (uids: readonly number[]) => Promise<void>
  /** Moves mails to the folder for those that were taken. */
  readonly move: (uids: readonly number[]) => Promise<void>
  /** Resolves once mail has come since the last `list` to the end of the folder. */
  readonly whenChanged: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a folder of a mailbox that a company named. It connects to public addresses only. @throws MailboxError */
export type OpenMailbox = (server: MailboxServer) => Promise<OpenFolder>

/** Why a mailbox can't be read. */
export class MailboxError extends Error {
  override readonly name = 'MailboxError'
  readonly problem: MailboxProblem
  /** The server's answer, on one line; null if there was none. */
  readonly reply: string | null

  constructor(problem: MailboxProblem, reply: string | null = null, options?: ErrorOptions) {
    super(reply ?? problem, options)
    this.problem = problem
    this.reply = reply
  }
}
