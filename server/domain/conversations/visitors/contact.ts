/** The contact of a conversation: what is known about its visitor. */
import type { Query } from '#server/ports/database.ts'
import type { Identity } from '#server/tokens/verify-identity.ts'
import { AppError } from '../../app-error.ts'

/**
 * Contact columns of a conversation. `is_verified` means that the company has signed exactly this email address,
 * `is_identified` that it has signed who the visitor is.
 */
export type Contact = {
  readonly customer_id: string | null
  readonly customer_email: string | null
  readonly customer_name: string | null
  readonly is_verified: boolean
  readonly is_identified: boolean
}

/** The stored contact of a conversation, with the dates that limit its changes. */
export type StoredContact = Omit<Contact, 'is_verified' | 'is_identified'> & {
  /** Whether the company has signed the identity of this customer. */
  readonly is_customer_verified: boolean
  readonly email_corrected_at: Date | null
  readonly transcript_sent_at: Date | null
}

/**
 * Returns the contact that follows from a signed identity and the visitor's own input; signed values win. A typed email
 * next to a signed identity without one stays unverified, so that a known customer can't pass as another (R15). Needs
 * the visitor's claims.
 */
export async function contactOf(
  query: Query,
  identity: Identity | null,
  typed: { readonly email: string | null; readonly name: string | null },
): Promise<Contact> {
  const email = identity?.email ?? typed.email
  const name = identity?.name ?? typed.name
  return {
    customer_id: identity ? await verifiedCustomer(query, identity) : await typedCustomer(query, email, name),
    customer_email: email,
    customer_name: name,
    is_verified: identity !== null && identity.email === email,
    is_identified: identity !== null,
  }
}

/** Returns the stored contact. Needs the visitor's claims. @throws conversation_not_found (404). */
export async function storedContact(query: Query): Promise<StoredContact> {
  const [row] = await query<StoredContact>('select * from app.visitor_contact()')
  if (!row) throw new AppError('conversation_not_found')
  return row
}

async function verifiedCustomer(query: Query, { key, email, name }: Identity): Promise<string> {
  const [row] = await query<{ id: string }>('select app.upsert_verified_customer($1, $2, $3) as id', [
    key,
    email,
    name,
  ])
  return row!.id
}

async function typedCustomer(
  query: Query,
  email: string | null,
  name: string | null,
): Promise<string | null> {
  if (email === null) return null
  const [row] = await query<{ id: string }>('select app.upsert_typed_customer($1, $2) as id', [email, name])
  return row!.id
}
