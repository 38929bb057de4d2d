import type { Mail } from '#server/ports/mail.ts'
import { oneLine } from '../../emails/one-line.ts'
import { renderMail } from '../../emails/render-mail.ts'
import { mailTextsOf } from '../../emails/texts/mail-texts-of.ts'

export type Ticket = {
  readonly number: number
  readonly customer_email: string
  readonly company_name: string
  readonly locale: string
}

/**
 * The receipt of a ticket, in its language. Nobody has proven the address, so it holds no word of the visitor's, not
 * even the subject (R21).
 */
export function receiptMail({ number, customer_email, company_name, locale }: Ticket): Mail {
  const texts = mailTextsOf(locale)
  const ticket = { number, company: oneLine(company_name) }
  return renderMail({
    to: customer_email,
    subject: texts.receiptSubject(ticket),
    locale,
    sender: ticket.company,
    parts: texts.receipt(ticket).map(text => ({ kind: 'paragraph', text })),
    reason: texts.receiptReason,
  })
}
