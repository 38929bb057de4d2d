import { createTransport } from 'nodemailer'
import type { Mailer } from '#server/ports/mail.ts'

/** Time limit for sending one mail, in ms, so that a silent server does not block the sender. */
const TIMEOUT_MS = 20_000

/**
 * Returns a mailer over SMTP (RFC 5321): TLS from the start for smtps://, otherwise STARTTLS if the server offers it.
 * `send` rejects when the server refuses the email or exceeds the timeout (20 s).
 */
export function createSmtpMailer(
  { url, from }: { readonly url: string; readonly from: string },
  timeoutMs = TIMEOUT_MS,
): Mailer {
  const transport = createTransport({ url })
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({
        from,
        // An object is always one address; a text would be parsed as a list.
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Prevents out-of-office replies (RFC 3834, section 5).
        headers: { 'auto-submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(timeoutMs),
      })
    },
  }
}
