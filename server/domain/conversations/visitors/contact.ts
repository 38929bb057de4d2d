/** Who a conversation says its visitor is. */
import type { Query } from '#server/ports/database.ts'
import type { Identity } from '#server/tokens/verify-identity.ts'
import { AppError } from '../../app-error.ts'

/** Columns of a conversation. `is_verified` only where the company has vouched for what they show. */
export type Contact = {
  readonly customer_id: string | null
  readonly customer_email: string | null
  readonly customer_name: string | null
  readonly is_verified: boolean
}

export type StoredContact = Omit<Contact, 'is_verified'> & {
  /** Whether the customer is one that the company has vouched for. */
  readonly is_customer_verified: boolean
  readonly email_corrected_at: Date | null
  readonly transcript_sent_at: Date | null
}

/**
 * The contact that a signed identity and what the visitor typed give together, under the visitor's claims. What is
 * signed wins. An address beside a signed identity that names none stays a claim of the visitor's, so that a known
 * customer cannot pass for another (R15).
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
  }
}

/** The contact as it is stored, under the visitor's claims. Throws `conversation_not_found`. */
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
