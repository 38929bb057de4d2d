/** Columns of customers, and rows turned into what the contract promises. */
import {
  type Customer,
  type CustomerNote,
  customer,
  customerNote,
  type ListedCustomer,
  listedCustomer,
} from '#contract/entities/customer.ts'
import type { Query, Row } from '#server/ports/database.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'

/** Of the customer that a statement calls `k`. */
export const CUSTOMER_COLUMNS = Object.keys(customer.shape)
  .map(name => `k.${name}`)
  .join(', ')
export const NOTE_COLUMNS = Object.keys(customerNote.shape).join(', ')

/** The customer's conversations, counted; joined to the customer that a statement calls `k`. */
export const COUNTS = `
  left join lateral (
    select count(*) as conversation_count, count(*) filter (where c.status <> 'resolved') as open_count
      from public.conversations c where c.company_id = k.company_id and c.customer_id = k.id
  ) counted on true`

export function toCustomer(row: Row): Customer {
  return customer.parse(withIsoDates(row))
}

export function toListedCustomer(row: Row): ListedCustomer {
  return listedCustomer.parse(withIsoDates(row))
}

export function toCustomerNote(row: Row): CustomerNote {
  return customerNote.parse(withIsoDates(row))
}

/** The customer as it is. Throws `customer_not_found`. */
export async function customerOf(query: Query, id: string): Promise<Customer> {
  const [row] = await query(`select ${CUSTOMER_COLUMNS} from public.customers k where k.id = $1`, [id])
  if (!row) throw new AppError('customer_not_found')
  return toCustomer(row)
}
