import type { Customer } from '#contract/entities/customer.ts'

/** Returns a customer's display name: the name, else the email, else the company's own id for them. */
export function customerTitle({
  name,
  email,
  external_id,
}: Pick<Customer, 'name' | 'email' | 'external_id'>): string {
  return name ?? email ?? external_id ?? 'Visitor'
}
