import { createTransport, type Transporter } from 'nodemailer'
import type { Mail, Mailer } from '#server/ports/mail.ts'
import { mailErrorOf } from './mail-error.ts'

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
  { to, subject, text, html, fromName, replyTo }: Mail,
  signal: AbortSignal,
): Promise<void> {
  try {
    await transport.sendMail({
      from: fromName === undefined ? from : { name: fromName, address: addressOf(from) },
      // An object is always one address; a text would be parsed as a list.
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
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
