import type { Customer } from '#contract/entities/customer.ts'

/** How a customer is called: by name, else by address, else by the company's own id. */
export function customerTitle({
  name,
  email,
  external_id,
}: Pick<Customer, 'name' | 'email' | 'external_id'>): string {
  return name ?? email ?? external_id ?? 'Visitor'
}
