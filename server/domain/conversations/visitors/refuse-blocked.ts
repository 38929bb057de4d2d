import type { Database, Query } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Contact } from './contact.ts'

/** Checks that the company hasn't blocked this contact, or the network in the claims. Needs the visitor's claims. @throws visitor_blocked (403). */
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

/** Checks that the visitor of the claims' conversation may still write. @throws visitor_blocked (403). */
export async function refuseBlockedVisitor(query: Query): Promise<void> {
  const [row] = await query<{ blocked: boolean }>('select app.visitor_is_blocked() as blocked')
  if (row!.blocked) throw new AppError('visitor_blocked')
}

/** Checks that the company hasn't blocked the caller's network, before any conversation. @throws visitor_blocked (403). */
export function refuseBlockedNetwork(
  database: Database,
  { id: companyId, network }: Pick<Company, 'id' | 'network'>,
): Promise<void> {
  return database.as(tenantClaims({ companyId, network }), query =>
    refuseBlockedContact(query, { customer_id: null, customer_email: null }),
  )
}
