import { randomUUID } from 'node:crypto'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import { type Database, DatabaseError } from '#server/ports/database.ts'
import { type Company, JOB_CLAIMS, visitorClaims } from '../actor.ts'

type Details = ParsedRequestOf<'createConversation'>['body']

/**
 * Opens a conversation of a company and returns its id. The same `client_id` gives the same conversation, so that a
 * request sent again after a lost answer opens no second one.
 */
export async function startConversation(
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
  company: Company,
  details: Details,
): Promise<string> {
  const id = randomUUID()
  const clientId = details.client_id ?? randomUUID()
  const now = new Date(clock.now())
  try {
    await database.as(visitorClaims({ companyId: company.id, conversationId: id }), async query => {
      const email = details.customer_email ?? null
      const name = details.customer_name ?? null
      const [customer] =
        email === null
          ? []
          : await query<{ id: string }>('select app.customer_for($1, $2) as id', [email, name])
      await query(
        `insert into public.conversations (id, company_id, client_id, subject, description, source, priority,
           customer_id, customer_email, customer_name, customer_company_name, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)`,
        [
          id,
          company.id,
          clientId,
          details.subject,
          details.description ?? null,
          details.source,
          details.priority,
          customer?.id ?? null,
          email,
          name,
          details.customer_company_name ?? null,
          now,
        ],
      )
    })
    return id
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '23505') throw error
    return conversationOfClient(database, company, clientId)
  }
}

async function conversationOfClient(database: Database, company: Company, clientId: string): Promise<string> {
  const rows = await database.as(JOB_CLAIMS, query =>
    query<{ id: string }>('select id from public.conversations where company_id = $1 and client_id = $2', [
      company.id,
      clientId,
    ]),
  )
  return rows[0]!.id
}
