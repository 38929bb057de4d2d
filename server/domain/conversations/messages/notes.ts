/** Internal notes on a conversation, which visitors never see. */
import { randomUUID } from 'node:crypto'
import { type Note, note } from '#contract/entities/desk.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query, Row } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../rows.ts'
import { findConversation } from './find-conversation.ts'

const COLUMNS = Object.keys(note.shape).join(', ')
const toNote = (row: Row): Note => note.parse(withIsoDates(row))

/** Returns the notes of a conversation, oldest first. @throws conversation_not_found (404). */
export function listNotes(database: Database, { claims }: Member, conversationId: string): Promise<Note[]> {
  return database.as(claims, async query => {
    await findConversation(query, conversationId)
    const rows = await query(
      `select ${COLUMNS} from public.notes where conversation_id = $1 order by created_at, id`,
      [conversationId],
    )
    return rows.map(toNote)
  })
}

/**
 * Adds a note and returns it; the same `client_id` returns the existing note.
 * @throws conversation_not_found (404).
 * @throws person_not_found (404) if a mentioned person isn't an active colleague.
 */
export function addNote(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  { claims, userId, fullName }: Member,
  conversationId: string,
  { content, client_id = randomUUID(), mentioned_ids }: ParsedRequestOf<'addNote'>['body'],
): Promise<Note> {
  const mentioned = [...new Set(mentioned_ids)]
  return database.as(claims, async query => {
    const { company_id } = await findConversation(query, conversationId)
    await requireColleagues(query, company_id, mentioned)
    const [added] = await query(
      `insert into public.notes (company_id, conversation_id, client_id, author_id, author_name, content, mentioned_ids,
         created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (conversation_id, client_id) do nothing returning ${COLUMNS}`,
      [company_id, conversationId, client_id, userId, fullName, content, mentioned, new Date(clock.now())],
    )
    if (added) return toNote(added)
    const [known] = await query(
      `select ${COLUMNS} from public.notes where conversation_id = $1 and client_id = $2`,
      [conversationId, client_id],
    )
    return toNote(known!)
  })
}

/** Removes a note of the member's own. @throws note_not_found (404), also for another member's note. */
export async function removeNote(database: Database, { claims, userId }: Member, id: string): Promise<void> {
  const removed = await database.as(claims, query =>
    query('delete from public.notes where id = $1 and author_id = $2 returning id', [id, userId]),
  )
  if (removed.length === 0) throw new AppError('note_not_found')
}

async function requireColleagues(query: Query, companyId: string, ids: readonly string[]): Promise<void> {
  const found = await query(
    "select from public.profiles where id = any($1) and company_id = $2 and status = 'active'",
    [ids, companyId],
  )
  if (found.length !== ids.length) throw new AppError('person_not_found')
}
