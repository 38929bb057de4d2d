import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { emailMessagesFor } from '../../emails/messages/email-messages.ts'
import { oneLine } from '../../emails/one-line.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { EmailPage } from '../../emails/render-email.ts'
import { accentOf } from '../../settings/brand.ts'
import { readSettings } from '../../settings/read-settings.ts'

const BATCH = 20

type Due = Ticket & { readonly id: string; readonly company_id: string }

/**
 * Queues the receipts that are due, each once. Returns whether there may be more.
 * @param takesMail whether answers by email come into their conversations
 */
export function queueReceipts({
  database,
  clock,
  takesMail,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly takesMail: boolean
}): Promise<boolean> {
  const now = new Date(clock.now())
  return database.as(JOB_CLAIMS, async query => {
    const due = await query<Due>(
      `update public.conversations c set receipt_due_at = null
         from public.companies company
        where company.id = c.company_id
          and c.id in (select id from public.conversations where receipt_due_at <= $1
                        order by receipt_due_at limit ${BATCH} for no key update skip locked)
       returning c.id, c.company_id, c.number, c.customer_email, c.locale, company.name as company_name,
                 ${accentOf('company.id')} as accent`,
      [now],
    )
    for (const ticket of due) {
      const { id: conversationId, company_id: companyId } = ticket
      const { reply_to } = await readSettings(query, companyId, 'email')
      const page = receiptEmail(ticket, takesMail || reply_to !== null)
      await queueEmail(query, { companyId, conversationId, kind: 'receipt', page }, now)
    }
    return due.length === BATCH
  })
}

/** What a receipt needs of a ticket. `locale` is BCP 47. */
type Ticket = {
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
export function receiptEmail(
  { number, customer_email, company_name, accent, locale }: Ticket,
  isAnswerable: boolean,
): EmailPage {
  const t = emailMessagesFor(locale)
  const ticket = { number, company: oneLine(company_name) }
  return {
    to: customer_email,
    subject: t.receiptSubject(ticket),
    locale,
    sender: ticket.company,
    accent,
    parts: t.receipt({ ...ticket, isAnswerable }).map(text => ({ kind: 'paragraph', text })),
    reason: t.receiptReason,
  }
}
