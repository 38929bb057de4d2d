import type { Customer } from '#contract/entities/customer.ts'
import { customerLabel } from '../common/customer-label.ts'

/** Returns a customer's display name: the name, else the email, else the company's own id for them. */
export function customerTitle({
  name,
  email,
  external_id,
}: Pick<Customer, 'name' | 'email' | 'external_id'>): string {
  return customerLabel({ customer_name: name, customer_email: email ?? external_id })
}
