import type { Customer, CustomerNote } from '#contract/entities/customer.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { writeAudit } from '../members/audit.ts'
import { CUSTOMER_COLUMNS, customerOf, NOTE_COLUMNS, toCustomer, toCustomerNote } from './customer-rows.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

/**
 * Changes the given fields; an empty name or company is removed. The customer's conversations show the new name.
 * @throws customer_not_found (404).
 */
export function updateCustomer(
  { database, clock }: Deps,
  { claims, companyId }: Member,
  id: string,
  change: ParsedRequestOf<'updateCustomer'>['body'],
): Promise<Customer> {
  return database.as(claims, async query => {
    const before = await customerOf(query, id)
    const {
      name = before.name ?? '',
      company_name = before.company_name ?? '',
      custom_fields = before.custom_fields,
    } = change
    // Locks conversations before their customer, in the same order as every message.
    if (change.name !== undefined)
      await query(
        `update public.conversations set customer_name = nullif($3, '')
          where company_id = $1 and customer_id = $2 and customer_name is distinct from nullif($3, '')`,
        [companyId, id, name],
      )
    const [row] = await query(
      `update public.customers k set name = nullif($2, ''), company_name = nullif($3, ''), custom_fields = $4, updated_at = $5
        where k.id = $1 returning ${CUSTOMER_COLUMNS}`,
      [id, name, company_name, custom_fields, new Date(clock.now())],
    )
    if (!row) throw new AppError('customer_not_found')
    return toCustomer(row)
  })
}

/**
 * Blocks a customer from writing, or unblocks them. Audited without a name, so an erasure leaves none behind.
 * Repeating it changes nothing. @throws customer_not_found (404).
 */
export function blockCustomer(
  { database, clock }: Deps,
  actor: Member,
  id: string,
  blocked: boolean,
): Promise<Customer> {
  const now = new Date(clock.now())
  return database.as(actor.claims, async query => {
    const [row] = await query(
      `update public.customers k set blocked_at = $2, blocked_by_name = $3, updated_at = $4
        where k.id = $1 and (k.blocked_at is null) = ($2::timestamptz is not null) returning ${CUSTOMER_COLUMNS}`,
      [id, blocked ? now : null, blocked ? actor.fullName : null, now],
    )
    if (!row) return customerOf(query, id)
    const action = blocked ? 'customer.blocked' : 'customer.unblocked'
    await writeAudit(query, actor, { action, targetId: id, detail: {} })
    return toCustomer(row)
  })
}

/** Adds a note about a customer. @throws customer_not_found (404). */
export function addCustomerNote(
  { database, clock }: Deps,
  actor: Member,
  id: string,
  content: string,
): Promise<CustomerNote> {
  return database.as(actor.claims, async query => {
    const [row] = await query(
      `insert into public.customer_notes (company_id, customer_id, author_id, author_name, content, created_at)
       select k.company_id, k.id, $2, $3, $4, $5 from public.customers k where k.id = $1 returning ${NOTE_COLUMNS}`,
      [id, actor.userId, actor.fullName, content, new Date(clock.now())],
    )
    if (!row) throw new AppError('customer_not_found')
    return toCustomerNote(row)
  })
}

/** Deletes the caller's own note. @throws customer_note_not_found (404). */
export function removeCustomerNote(
  { database }: Pick<Deps, 'database'>,
  { claims }: Member,
  id: string,
  noteId: string,
): Promise<void> {
  return database.as(claims, async query => {
    const gone = await query(
      'delete from public.customer_notes where id = $1 and customer_id = $2 returning id',
      [noteId, id],
    )
    if (gone.length > 0) return
    await customerOf(query, id)
    throw new AppError('customer_note_not_found')
  })
}
