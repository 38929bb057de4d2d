/** Emails agents when a customer waits for a human and nobody who may answer is online. */
import { AWAY_EMAIL_EVERY_MS } from '#contract/constants/notifications.ts'
import { PRESENCE_LASTS_MS } from '#contract/constants/staff.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { tenantOrigin } from '../../tenant-origin.ts'
import { awayEmail, type WaitingCustomer } from './away-email.ts'
import { isSomebodyThere } from './is-online.ts'

/** What the emails need. `clock` is the server's. `mailer` sends the platform's emails to its people. */
export type AwayEmailDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly mailer: Mailer
  readonly publicUrl: () => string
  /** Returns the address of a conversation at a company's; null if no mail comes in. */
  readonly replyAddressOf: (subdomain: string, conversationId: string) => string | null
  readonly log: Pick<Log, 'error'>
}

/** Emails per round. */
const BATCH = 50

type Due = Omit<WaitingCustomer, 'origin'> & {
  readonly id: string
  readonly person_id: string
  readonly subdomain: string
}

/** Sends the emails that are due, one to a person in `AWAY_EMAIL_EVERY_MS`. Returns whether there may be more. */
export async function emailAway(deps: AwayEmailDeps): Promise<boolean> {
  const { database, log } = deps
  const due = await takeDue(database, deps.clock.now())
  if (due.length === 0) return false
  const addresses = await addressesOf(database, due)
  for (const { id, person_id, subdomain, ...customer } of due) {
    const to = addresses.get(person_id)
    if (to === undefined) continue
    const origin = tenantOrigin(deps.publicUrl(), subdomain)
    try {
      const replyTo = deps.replyAddressOf(subdomain, customer.conversation_id)
      await deps.mailer.send(awayEmail({ ...customer, origin }, to, replyTo))
    } catch (error) {
      log.error({ error, notificationId: id }, 'an agent could not be emailed of a waiting customer')
      await setEmailed(database, id, null)
    }
  }
  return due.length === BATCH
}

/**
 * Takes the newest unread request of each person to be emailed, and notes the email as sent, so that no other node sends it.
 * The choice of a person without one is the product's default.
 */
function takeDue(database: Database, now: number): Promise<Due[]> {
  return database.as(JOB_CLAIMS, query =>
    query<Due>(
      `with due as (
         select distinct on (n.person_id) n.id
           from public.notifications n
           join public.companies company on company.id = n.company_id and company.suspended_at is null
           join public.profiles p on p.id = n.person_id and p.status = 'active'
           join public.conversations asked on asked.id = n.conversation_id and asked.company_id = n.company_id
            and app.is_waiting_for_human(asked.needs_human, asked.assignee_id, asked.status)
           left join public.notification_choices c on c.person_id = n.person_id and c.kind = n.kind
          where n.kind = 'human-request' and n.read_at is null and n.emailed_at is null and coalesce(c.email, true)
            and not exists (select from public.notifications last
                             where last.person_id = n.person_id and last.emailed_at > $2)
            and not ${isSomebodyThere('n.company_id', '$3', '$1')}
          order by n.person_id, n.created_at desc limit ${BATCH})
       update public.notifications n set emailed_at = $1
         from due, public.conversations c, public.companies company
        where n.id = due.id and n.emailed_at is null and c.id = n.conversation_id and company.id = n.company_id
       returning n.id, n.person_id, n.conversation_id, n.excerpt, c.customer_name, c.customer_email,
         company.name as company_name, company.subdomain`,
      [new Date(now), new Date(now - AWAY_EMAIL_EVERY_MS), new Date(now - PRESENCE_LASTS_MS)],
    ),
  )
}

async function setEmailed(database: Database, id: string, at: Date | null): Promise<void> {
  await database.as(JOB_CLAIMS, query =>
    query('update public.notifications set emailed_at = $2 where id = $1', [id, at]),
  )
}

/** Returns the addresses of the recipients. Only the owner's connection reads accounts. */
async function addressesOf(database: Database, due: readonly Due[]): Promise<Map<string, string>> {
  const rows = await database.asOwner(query =>
    query<{ id: string; email: string }>('select id, email from auth.users where id = any($1::uuid[])', [
      due.map(({ person_id }) => person_id),
    ]),
  )
  return new Map(rows.map(({ id, email }) => [id, email]))
}
