import { createTransport, type Transporter } from 'nodemailer'
import type { MailProblem } from '#contract/constants/email.ts'
import { type Mail, MailError, type Mailer } from '#server/ports/mail.ts'

const REPLY_MAX = 300

const CERTIFICATE = /certificate|self.signed|altname|CERT_/i

/** Time limit for sending one mail, in ms, so that a silent server does not block the sender. */
const TIMEOUT_MS = 20_000

/**
 * Returns the platform's mailer over SMTP (RFC 5321): TLS from the start for smtps://, otherwise STARTTLS if the
 * server offers it. `send` rejects with a `MailError` when the server refuses the email or exceeds the timeout (20 s).
 */
export function createSmtpMailer(
  { url, from }: { readonly url: string; readonly from: string },
  timeoutMs = TIMEOUT_MS,
): Mailer {
  const transport = createTransport({ url })
  return { send: mail => sendOver(transport, from, mail, AbortSignal.timeout(timeoutMs)) }
}

/**
 * Sends an email over a transport. @param from the sender's address, with or without a name. @throws MailError
 */
export async function sendOver(
  transport: Transporter,
  from: string,
  { to, subject, text, html, fromName, replyTo, id }: Mail,
  signal: AbortSignal,
): Promise<void> {
  try {
    await transport.sendMail({
      from: fromName === undefined ? from : { name: fromName, address: addressOf(from) },
      // An object is always one address; a text would be parsed as a list.
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      ...(id !== undefined && { messageId: id }),
      subject,
      text,
      html,
      // Prevents out-of-office replies (RFC 3834, section 5).
      headers: { 'auto-submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    })
  } catch (error) {
    throw mailErrorOf(error)
  }
}

/** Returns the address of a sender such as `Name <address>`. */
export function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim()
}

/** The fields of nodemailer's errors that say what happened. */
type SmtpFailure = Error & {
  /** Nodemailer's own code, such as `EAUTH`. */
  readonly code?: string
  /** The system's code, such as `ECONNREFUSED`. */
  readonly originalCode?: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

/** Returns what went wrong in words of the contract, from an error of nodemailer or the network. */
function mailErrorOf(error: unknown): MailError {
  if (error instanceof MailError) return error
  const failure = (error instanceof Error ? error : new Error(String(error))) as SmtpFailure
  return new MailError(problemOf(failure), replyOf(failure.response), { cause: error })
}

function problemOf(failure: SmtpFailure): MailProblem {
  const { code, originalCode, message, command = '', responseCode = 0 } = failure
  if (originalCode === 'ECONNREFUSED') return 'connection_refused'
  if (isTimeout(failure)) return 'timeout'
  if (CERTIFICATE.test(`${originalCode} ${message}`)) return 'certificate'
  if (code === 'ETLS' || /ssl|wrong version/i.test(message)) return 'no_tls'
  if (responseCode >= 400 && responseCode < 500) return 'server_busy'
  if (code === 'EAUTH' || code === 'ENOAUTH' || responseCode === 530) return 'login'
  if (command === 'MAIL FROM') return 'sender_refused'
  if (command === 'RCPT TO' || code === 'EENVELOPE') return 'recipient_refused'
  if (command === 'DATA' || code === 'EMESSAGE') return 'message_refused'
  return code === 'ESOCKET' || code === 'ECONNECTION' || code === 'EDNS' ? 'unreachable' : 'failed'
}

function isTimeout({ name, code, originalCode }: SmtpFailure): boolean {
  return [name, code, originalCode].some(
    each => each === 'TimeoutError' || each === 'AbortError' || each === 'ETIMEDOUT' || each === 'EABORT',
  )
}

/** Returns a server's answer on one line; null without any. */
export function replyOf(response: string | undefined): string | null {
  const line = (response ?? '')
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  return line === '' ? null : [...line].slice(0, REPLY_MAX).join('')
}
