/** Columns of customers, and the conversion of rows to the contract's types. */
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

/** Columns of a customer, from the statement's alias `k`. */
export const CUSTOMER_COLUMNS = Object.keys(customer.shape)
  .map(name => `k.${name}`)
  .join(', ')
/** Columns of a customer note. */
export const NOTE_COLUMNS = Object.keys(customerNote.shape).join(', ')

/** Joins conversation counts to the customer that a statement names `k`. */
export const COUNTS = `
  left join lateral (
    select count(*) as conversation_count, count(*) filter (where c.status <> 'resolved') as open_count
      from public.conversations c where c.company_id = k.company_id and c.customer_id = k.id
  ) counted on true`

/** Converts a row to a customer. */
export function toCustomer(row: Row): Customer {
  return customer.parse(withIsoDates(row))
}

/** Converts a row with counts to a listed customer. */
export function toListedCustomer(row: Row): ListedCustomer {
  return listedCustomer.parse(withIsoDates(row))
}

/** Converts a row to a customer note. */
export function toCustomerNote(row: Row): CustomerNote {
  return customerNote.parse(withIsoDates(row))
}

/** Returns a customer. @throws customer_not_found (404). */
export async function customerOf(query: Query, id: string): Promise<Customer> {
  const [row] = await query(`select ${CUSTOMER_COLUMNS} from public.customers k where k.id = $1`, [id])
  if (!row) throw new AppError('customer_not_found')
  return toCustomer(row)
}
