import type { Customer } from '#contract/entities/customer.ts'
import type { Clock } from '#core/clock.ts'
import { type Database, DatabaseError } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { writeAudit } from '../members/audit.ts'
import { CUSTOMER_COLUMNS, customerOf, toCustomer } from './customer-rows.ts'

/**
 * Merges a customer into `intoId`: conversations, notes, a block and missing fields move there, and the customer is
 * deleted. Contact data typed in a conversation stays.
 * @throws customer_not_found (404), customer_is_same (409), customer_verified (409) if the company vouches for the
 * first, and customer_busy (409) if a conversation started meanwhile.
 */
export async function mergeCustomers(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  actor: Member,
  id: string,
  intoId: string,
): Promise<Customer> {
  if (!actor.permissions.includes('conversations.reply')) throw new AppError('forbidden')
  if (id === intoId) throw new AppError('customer_is_same')
  const now = new Date(clock.now())
  try {
    return await database.as(actor.claims, async query => {
      const from = await customerOf(query, id)
      await customerOf(query, intoId)
      if (from.is_verified) throw new AppError('customer_verified')
      await query(
        'update public.conversations set customer_id = $3 where company_id = $1 and customer_id = $2',
        [actor.companyId, id, intoId],
      )
      await query(
        'update public.customer_notes set customer_id = $3 where company_id = $1 and customer_id = $2',
        [actor.companyId, id, intoId],
      )
      const [row] = await query(
        `update public.customers k
            set name = coalesce(k.name, $2), company_name = coalesce(k.company_name, $3),
                custom_fields = $4::jsonb || k.custom_fields,
                blocked_by_name = case when k.blocked_at is null then $6 else k.blocked_by_name end,
                blocked_at = coalesce(k.blocked_at, $5), updated_at = $7
          where k.id = $1 returning ${CUSTOMER_COLUMNS}`,
        [
          intoId,
          from.name,
          from.company_name,
          from.custom_fields,
          from.blocked_at,
          from.blocked_by_name,
          now,
        ],
      )
      await query('select app.remove_customer($1)', [id])
      const event = { action: 'customer.merged', targetId: intoId, detail: { merged_id: id } }
      await writeAudit(query, actor, event)
      return toCustomer(row!)
    })
  } catch (error) {
    throw error instanceof DatabaseError && error.code === '23503' ? new AppError('customer_busy') : error
  }
}
