import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { receiptEmail, type Ticket } from './receipt-email.ts'

const BATCH = 20
/** What could not be handed over is tried again after this long. */
const RETRY_MS = 10 * 60_000
/** For the last time when nothing has happened in the ticket for this long. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000

export type ReceiptDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly mailer: Mailer
  readonly log: { readonly error: (detail: object, text: string) => void }
}

type Due = Ticket & { readonly id: string }

/**
 * Emails the receipts that are due, each once: whoever takes one moves it on first. Says whether there were any. Only a
 * process that dies between the email and its note sends one twice.
 */
export async function sendReceipts(deps: ReceiptDeps): Promise<boolean> {
  const due = await takeDue(deps)
  await Promise.all(due.map(ticket => sendTicketReceipt(deps, ticket)))
  return due.length > 0
}

/** An email that cannot be handed over stays due; the ticket itself stands. */
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
       returning c.id, c.number, c.customer_email, c.locale, company.name as company_name`,
      [new Date(now), new Date(now - GIVE_UP_AFTER_MS), new Date(now + RETRY_MS)],
    ),
  )
}
