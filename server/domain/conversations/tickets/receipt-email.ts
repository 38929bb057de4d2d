import type { Mail } from '#server/ports/mail.ts'
import { emailMessagesFor } from '../../emails/messages/email-messages-for.ts'
import { oneLine } from '../../emails/one-line.ts'
import { renderEmail } from '../../emails/render-email.ts'

/** What a receipt needs of a ticket. `locale` is BCP 47. */
export type Ticket = {
  readonly number: number
  readonly customer_email: string
  readonly company_name: string
  readonly locale: string
}

/**
 * Returns the receipt of a ticket, in the ticket's language. The address is unconfirmed, so the email contains nothing
 * that the visitor wrote, not even the subject (R21).
 */
export function receiptEmail({ number, customer_email, company_name, locale }: Ticket): Mail {
  const t = emailMessagesFor(locale)
  const ticket = { number, company: oneLine(company_name) }
  return renderEmail({
    to: customer_email,
    subject: t.receiptSubject(ticket),
    locale,
    sender: ticket.company,
    parts: t.receipt(ticket).map(text => ({ kind: 'paragraph', text })),
    reason: t.receiptReason,
  })
}
