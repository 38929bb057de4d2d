/** Addresses to which a company sends no emails, because one to them came back. */
import { type PausedAddress, pausedAddress } from '#contract/entities/email.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { JOB_CLAIMS, type Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import { writeAudit } from '../../people/members/audit.ts'

const COLUMNS = Object.keys(pausedAddress.shape).join(', ')

type Resumed = {
  readonly company_id: string
  readonly conversation_id: string
  readonly address: string
}

/** Returns the paused addresses of a customer: their own, and those given in their conversations. */
export async function pausedAddressesOf(
  query: Query,
  companyId: string,
  { id, email }: { readonly id: string; readonly email: string | null },
): Promise<PausedAddress[]> {
  const rows = await query(
    `select ${COLUMNS} from public.paused_addresses p
      where p.company_id = $1 and (p.address = lower($3) or exists (
        select from public.conversations c
         where c.company_id = $1 and c.customer_id = $2 and lower(c.customer_email) = p.address))
      order by p.paused_at desc, p.id`,
    [companyId, id, email],
  )
  return rows.map(row => pausedAddress.parse(withIsoDates(row)))
}

/**
 * Pauses the address of an email that came back, for its company, unless it is already. A proven mail that came from there
 * after the email was sent is the better proof, also against an invented bounce. In a transaction with job claims.
 */
export async function pauseRecipient(query: Query, emailId: string): Promise<void> {
  await query(
    `insert into public.paused_addresses (company_id, conversation_id, address, cause, reply, paused_at)
     select e.company_id, e.conversation_id, lower(e.recipient), e.bounce_cause, e.bounce_reply, e.bounced_at
       from public.emails e join public.conversations c on c.id = e.conversation_id
      where e.id = $1 and not exists (
        select from public.conversation_emails m
         where m.company_id = e.company_id and m.conversation_id in (c.id, c.merged_into_id) and m.direction = 'in'
           and m.authentication = 'pass' and m.from_address = lower(e.recipient) and m.created_at > e.created_at)
     on conflict (company_id, address) do nothing`,
    [emailId],
  )
}

/** Sends emails to an address again; audited without the address. @throws paused_address_not_found (404). */
export function resumeAddress(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  actor: Member,
  id: string,
): Promise<void> {
  return database.as(actor.claims, async query => {
    const [resumed] = await query<Resumed>(
      'delete from public.paused_addresses where id = $1 returning company_id, conversation_id, address',
      [id],
    )
    if (!resumed) throw new AppError('paused_address_not_found')
    await queueWhatWaited(query, resumed, new Date(clock.now()))
    await writeAudit(query, actor, {
      action: 'address.resumed',
      targetId: resumed.conversation_id,
      detail: {},
    })
  })
}

/** Sends emails again to the address of a proven mail that came after the pause: whoever writes has a mailbox. */
export async function resumeWriter(
  database: Database,
  { company_id, received_at }: { readonly company_id: string; readonly received_at: Date },
  address: string,
  now: Date,
): Promise<void> {
  await database.as(JOB_CLAIMS, async query => {
    const [resumed] = await query<Resumed>(
      `delete from public.paused_addresses where company_id = $1 and address = lower($2) and paused_at < $3
       returning company_id, conversation_id, address`,
      [company_id, address, received_at],
    )
    if (resumed) await queueWhatWaited(query, resumed, now)
  })
}

/** Queues what people wrote to the address meanwhile. A receipt or a survey would come too late. */
async function queueWhatWaited(query: Query, { company_id, address }: Resumed, now: Date): Promise<void> {
  await query(
    `update public.emails set state = 'queued', attempts = 0, due_at = $3
      where company_id = $1 and lower(recipient) = $2 and state = 'failed' and problem = 'recipient_paused'
        and kind in ('reply', 'transcript')`,
    [company_id, address, now],
  )
}
