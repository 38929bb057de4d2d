import { randomUUID } from 'node:crypto'
import type { Locale } from '#contract/constants/locales.ts'
import type { Clock } from '#core/clock.ts'
import { type Database, DatabaseError, type Query } from '#server/ports/database.ts'
import type { Tokens } from '#server/tokens/tokens.ts'
import { type Company, JOB_CLAIMS, visitorClaims } from '../../actor.ts'
import { type Contact, contactOf } from '../visitors/contact.ts'
import { readIdentity } from '../visitors/read-identity.ts'
import { refuseBlockedContact } from '../visitors/refuse-blocked.ts'

/** Dependencies of opening a conversation. */
export type OpenDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly tokens: Pick<Tokens, 'now'>
  /** Decrypts the keys with which companies sign their users' identities: 32 bytes. */
  readonly identitySealKey: Uint8Array
}

/** Initial data of a conversation. */
export type Opening = {
  /** Idempotency key: the same key returns the same conversation. */
  readonly clientId: string | undefined
  readonly email: string | undefined
  readonly name: string | undefined
  readonly identityToken: string | undefined
  readonly locale: Locale
  /** Columns that depend on the kind of conversation: chat or ticket. */
  readonly columns: Readonly<Record<string, unknown>>
}

/**
 * Opens a conversation of a company and returns its id; a retry with the same `clientId` returns the first one's.
 * `begin` runs in the same transaction, under the new visitor's claims.
 * @throws identity_invalid (401).
 * @throws visitor_blocked (403) if the company has blocked the contact or the network.
 */
export async function openConversation(
  deps: OpenDeps,
  company: Pick<Company, 'id' | 'network'>,
  opening: Opening,
  begin: (query: Query, conversationId: string, now: Date) => Promise<void> = async () => {},
): Promise<string> {
  const { database, clock } = deps
  const { identityToken } = opening
  const identity = identityToken === undefined ? null : await readIdentity(deps, company.id, identityToken)
  const id = randomUUID()
  const clientId = opening.clientId ?? randomUUID()
  const now = new Date(clock.now())
  const typed = { email: opening.email ?? null, name: opening.name ?? null }
  try {
    const claims = visitorClaims({ companyId: company.id, conversationId: id, network: company.network })
    await database.as(claims, async query => {
      const contact = await contactOf(query, identity, typed)
      const { locale, columns } = opening
      await insertConversation(
        query,
        contact,
        { id, company_id: company.id, client_id: clientId, locale, ...columns },
        now,
      )
      await begin(query, id, now)
    })
    return id
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '23505') throw error
    return conversationOfClient(database, company, clientId)
  }
}

/** Inserts a conversation under the claims of its visitor. @throws visitor_blocked (403) */
export async function insertConversation(
  query: Query,
  contact: Contact,
  columns: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  await refuseBlockedContact(query, contact)
  const row = { ...columns, ...contact, created_at: now, updated_at: now }
  const places = Object.keys(row).map((_, index) => `$${index + 1}`)
  await query(
    `insert into public.conversations (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  )
}

/**
 * Returns the id of the conversation with this idempotency key. Uses job claims: the caller has no visitor token yet,
 * and the key itself is a secret.
 */
async function conversationOfClient(
  database: Database,
  company: Pick<Company, 'id'>,
  clientId: string,
): Promise<string> {
  const rows = await database.as(JOB_CLAIMS, query =>
    query<{ id: string }>('select id from public.conversations where company_id = $1 and client_id = $2', [
      company.id,
      clientId,
    ]),
  )
  return rows[0]!.id
}
