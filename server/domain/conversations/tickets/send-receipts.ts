import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { accentOf } from '../../settings/brand.ts'
import { receiptEmail, type Ticket } from './receipt-email.ts'

const BATCH = 20
/** Retry delay after a failed email. */
const RETRY_MS = 10 * 60_000
/** No retry once the ticket has been unchanged for this long. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000

/** Dependencies of the receipts. */
export type ReceiptDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly mailer: Mailer
  readonly log: { readonly error: (detail: object, text: string) => void }
}

type Due = Ticket & { readonly id: string }

/**
 * Emails the receipts that are due. Each is rescheduled before it's sent, so that no other node sends it. Returns
 * whether any were due. A receipt is sent twice only if the process dies between sending and recording it.
 */
export async function sendReceipts(deps: ReceiptDeps): Promise<boolean> {
  const due = await takeDue(deps)
  await Promise.all(due.map(ticket => sendTicketReceipt(deps, ticket)))
  return due.length > 0
}

/** Emails one receipt. If that fails, it stays scheduled for a retry; the ticket is unaffected. */
async function sendTicketReceipt({ database, mailer, log }: ReceiptDeps, ticket: Due): Promise<void> {
  try {
    await mailer.send(receiptEmail(ticket))
  } catch (error) {
    log.error({ error, conversationId: ticket.id }, 'a receipt could not be sent')
    return
  }
  await database.as(JOB_CLAIMS, query =>
    query('update public.conversations set receipt_due_at = null where id = $1', [ticket.id]),
  )
}

function takeDue({ database, clock }: ReceiptDeps): Promise<Due[]> {
  const now = clock.now()
  return database.as(JOB_CLAIMS, query =>
    query<Due>(
      `update public.conversations c
          set receipt_due_at = case when c.updated_at > $2 then $3::timestamptz end
         from public.companies company
        where company.id = c.company_id
          and c.id in (select id from public.conversations where receipt_due_at <= $1
                        order by receipt_due_at limit ${BATCH} for update skip locked)
       returning c.id, c.number, c.customer_email, c.locale, company.name as company_name,
                 ${accentOf('company.id')} as accent`,
      [new Date(now), new Date(now - GIVE_UP_AFTER_MS), new Date(now + RETRY_MS)],
    ),
  )
}
