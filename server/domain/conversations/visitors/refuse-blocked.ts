import type { Query } from '#server/ports/database.ts'
import { AppError } from '../../app-error.ts'
import type { Contact } from './contact.ts'

/** Throws `visitor_blocked` when this contact may not write to the company; under the visitor's claims. */
export async function refuseBlockedContact(
  query: Query,
  { customer_id, customer_email }: Pick<Contact, 'customer_id' | 'customer_email'>,
): Promise<void> {
  const [row] = await query<{ blocked: boolean }>('select app.contact_is_blocked($1, $2) as blocked', [
    customer_id,
    customer_email,
  ])
  if (row!.blocked) throw new AppError('visitor_blocked')
}

/** Throws `visitor_blocked` when the visitor of the claims' conversation may not write any more. */
export async function refuseBlockedVisitor(query: Query): Promise<void> {
  const [row] = await query<{ blocked: boolean }>('select app.visitor_is_blocked() as blocked')
  if (row!.blocked) throw new AppError('visitor_blocked')
}
