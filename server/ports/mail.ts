import type { MailProblem } from '#contract/constants/email.ts'

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
