/** What members see of the mails that came in: the log, their sources, and the mails of a conversation. */
import { isUtf8 } from 'node:buffer'
import {
  type ConversationEmail,
  conversationEmail,
  type IncomingEmail,
  incomingEmail,
} from '#contract/entities/email.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Row } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import { microsOf, pageOf, readCursor } from '../../cursor.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { readSource } from './take-mail.ts'

const COLUMNS = Object.keys(incomingEmail.shape).join(', ')
const OF_CONVERSATION = Object.keys(conversationEmail.shape).join(', ')
/** What of a source is shown, in bytes: a person reads the head. */
const SHOWN_MAX_BYTES = 1_024 * 1_024

/**
 * Returns a page of the log, the newest first, with the company's address.
 * @param mailDomain null if no mail comes in here
 * @throws invalid_request (400)
 */
export function listIncomingEmails(
  { database, mailDomain }: { readonly database: Database; readonly mailDomain: string | null },
  { claims, companyId, subdomain }: Member,
  { state, limit, cursor }: ParsedRequestOf<'listIncomingEmails'>['query'],
): Promise<ResponseOf<'listIncomingEmails'>> {
  const { micros, id } = readCursor(cursor)
  return database.as(claims, async query => {
    const found = await query<Row & { id: string; micros: string }>(
      `select ${COLUMNS}, ${microsOf('received_at')}::text as micros from public.incoming_emails
        where company_id = $1 and ($2::text is null or state = $2)
          and (${microsOf('received_at')}, id) < ($3::bigint, $4::uuid)
        order by received_at desc, id desc limit $5`,
      [companyId, state ?? null, micros, id, limit + 1],
    )
    const { rows, next } = pageOf(found, limit)
    const address = mailDomain === null ? null : `${subdomain}@${mailDomain}`
    return { address, emails: rows.map(toIncoming), next }
  })
}

/**
 * Has a mail read again that became no message.
 * @throws incoming_email_not_found (404) if it became one, or waits to be read.
 */
export function retryIncomingEmail(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  actor: Member,
  id: string,
): Promise<IncomingEmail> {
  return database.as(actor.claims, async query => {
    const [email] = await query(
      `update public.incoming_emails set state = 'waiting', cause = null, attempts = 0, due_at = $2, handled_at = null
        where id = $1 and state in ('left-out', 'failed') returning ${COLUMNS}`,
      [id, new Date(clock.now())],
    )
    if (!email) throw new AppError('incoming_email_not_found')
    await writeAudit(query, actor, { action: 'incoming-email.retried', targetId: id, detail: {} })
    return toIncoming(email)
  })
}

/** Returns the start of a mail's source: as UTF-8 if it is that, else byte for byte. @throws incoming_email_not_found (404) */
export async function readEmailSource(
  database: Database,
  { claims }: Member,
  id: string,
): Promise<ResponseOf<'readEmailSource'>> {
  const seen = await database.as(claims, query =>
    query('select from public.incoming_emails where id = $1', [id]),
  )
  if (seen.length === 0) throw new AppError('incoming_email_not_found')
  const source = await readSource(database, id)
  return {
    source: source.subarray(0, SHOWN_MAX_BYTES).toString(isUtf8(source) ? 'utf8' : 'latin1'),
    is_cut: source.length > SHOWN_MAX_BYTES,
  }
}

/** Returns the mails of a conversation, the oldest first. @throws conversation_not_found (404) */
export function listConversationEmails(
  database: Database,
  { claims }: Member,
  conversationId: string,
): Promise<{ emails: ConversationEmail[] }> {
  return database.as(claims, async query => {
    const seen = await query('select from public.conversations where id = $1', [conversationId])
    if (seen.length === 0) throw new AppError('conversation_not_found')
    const rows = await query(
      `select ${OF_CONVERSATION} from public.conversation_emails where conversation_id = $1 order by created_at, id`,
      [conversationId],
    )
    return { emails: rows.map(row => conversationEmail.parse(withIsoDates(row))) }
  })
}

function toIncoming(row: Row): IncomingEmail {
  return incomingEmail.parse(withIsoDates(row))
}
