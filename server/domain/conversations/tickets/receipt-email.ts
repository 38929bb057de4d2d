import { emailMessagesFor } from '../../emails/messages/email-messages-for.ts'
import { oneLine } from '../../emails/one-line.ts'
import type { EmailPage } from '../../emails/render-email.ts'

/** What a receipt needs of a ticket. `locale` is BCP 47. */
export type Ticket = {
  readonly number: number
  readonly customer_email: string
  readonly company_name: string
  /** The company's accent; null if it has set none. */
  readonly accent: string | null
  readonly locale: string
}

/**
 * Returns the receipt of a ticket, in the ticket's language. The address is unconfirmed, so the email contains nothing
 * that the visitor wrote, not even the subject (R21).
 */
export function receiptEmail({ number, customer_email, company_name, accent, locale }: Ticket): EmailPage {
  const t = emailMessagesFor(locale)
  const ticket = { number, company: oneLine(company_name) }
  return {
    to: customer_email,
    subject: t.receiptSubject(ticket),
    locale,
    sender: ticket.company,
    accent,
    parts: t.receipt(ticket).map(text => ({ kind: 'paragraph', text })),
    reason: t.receiptReason,
  }
}
