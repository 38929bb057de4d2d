import type { MailProblem } from '#contract/constants/email.ts'
import { MailError } from '#server/ports/mail.ts'

const REPLY_MAX = 300
const CERTIFICATE = /certificate|self.signed|altname|CERT_/i

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
export function mailErrorOf(error: unknown): MailError {
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

function replyOf(response: string | undefined): string | null {
  const line = (response ?? '')
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  return line === '' ? null : [...line].slice(0, REPLY_MAX).join('')
}
