import { randomUUID } from 'node:crypto'
import type { Locale } from '#contract/constants/locales.ts'
import type { Clock } from '#core/clock.ts'
import { type Database, DatabaseError, type Query } from '#server/ports/database.ts'
import type { Tokens } from '#server/tokens/tokens.ts'
import { type Company, JOB_CLAIMS, visitorClaims } from '../../actor.ts'
import { contactOf } from '../visitors/contact.ts'
import { readIdentity } from '../visitors/read-identity.ts'
import { refuseBlockedContact } from '../visitors/refuse-blocked.ts'

export type OpenDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly tokens: Pick<Tokens, 'now'>
  /** Opens the keys with which companies vouch for their users. */
  readonly identitySealKey: Uint8Array
}

/** What a conversation begins with. */
export type Opening = {
  /** The creation key: the same one gives the same conversation. */
  readonly clientId: string | undefined
  readonly email: string | undefined
  readonly name: string | undefined
  readonly identityToken: string | undefined
  readonly locale: Locale
  /** The columns that the kind of conversation brings with it. */
  readonly columns: Readonly<Record<string, unknown>>
}

/**
 * Opens a conversation of a company and returns its id; `begin` adds to it in the same transaction, under the new
 * visitor's claims. A request sent again after a lost answer opens no second one. Throws `identity_invalid`, and
 * `visitor_blocked` for whom the company has blocked.
 */
export async function openConversation(
  deps: OpenDeps,
  company: Company,
  opening: Opening,
  begin: (query: Query, conversationId: string, now: Date) => Promise<void> = async () => {},
): Promise<string> {
  const { database, clock } = deps
  const identity = await readIdentity(deps, company.id, opening.identityToken)
  const id = randomUUID()
  const clientId = opening.clientId ?? randomUUID()
  const now = new Date(clock.now())
  const typed = { email: opening.email ?? null, name: opening.name ?? null }
  try {
    await database.as(visitorClaims({ companyId: company.id, conversationId: id }), async query => {
      const contact = await contactOf(query, identity, typed)
      await refuseBlockedContact(query, contact)
      const row = {
        id,
        company_id: company.id,
        client_id: clientId,
        locale: opening.locale,
        created_at: now,
        updated_at: now,
        ...opening.columns,
        ...contact,
      }
      const places = Object.keys(row).map((_, index) => `$${index + 1}`)
      await query(
        `insert into public.conversations (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
        Object.values(row),
      )
      await begin(query, id, now)
    })
    return id
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '23505') throw error
    return conversationOfClient(database, company, clientId)
  }
}

/** Under the claims of a job, because the creation key, which is a secret, is all that the caller has. */
async function conversationOfClient(database: Database, company: Company, clientId: string): Promise<string> {
  const rows = await database.as(JOB_CLAIMS, query =>
    query<{ id: string }>('select id from public.conversations where company_id = $1 and client_id = $2', [
      company.id,
      clientId,
    ]),
  )
  return rows[0]!.id
}
