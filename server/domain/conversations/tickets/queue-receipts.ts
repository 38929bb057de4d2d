import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import { accentOf } from '../../settings/brand.ts'
import { receiptEmail, type Ticket } from './receipt-email.ts'

const BATCH = 20

type Due = Ticket & { readonly id: string; readonly company_id: string }

/** Queues the receipts that are due, each once. Returns whether there may be more. */
export function queueReceipts({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): Promise<boolean> {
  const now = new Date(clock.now())
  return database.as(JOB_CLAIMS, async query => {
    const due = await query<Due>(
      `update public.conversations c set receipt_due_at = null
         from public.companies company
        where company.id = c.company_id
          and c.id in (select id from public.conversations where receipt_due_at <= $1
                        order by receipt_due_at limit ${BATCH} for update skip locked)
       returning c.id, c.company_id, c.number, c.customer_email, c.locale, company.name as company_name,
                 ${accentOf('company.id')} as accent`,
      [now],
    )
    for (const ticket of due) {
      const { id: conversationId, company_id: companyId } = ticket
      await queueEmail(query, { companyId, conversationId, kind: 'receipt', page: receiptEmail(ticket) }, now)
    }
    return due.length === BATCH
  })
}
