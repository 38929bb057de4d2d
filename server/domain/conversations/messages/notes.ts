/** Internal notes on a conversation, which visitors never see. */
import { randomUUID } from 'node:crypto'
import { NOTE_BUCKET } from '#contract/constants/conversation.ts'
import { type Note, note } from '#contract/entities/desk.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query, Row } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../rows.ts'
import type { EraseDeps } from '../visitors/erase-conversation.ts'
import { findConversation } from './find-conversation.ts'

const FILE_SIZE = `(select (o.metadata ->> 'size')::int from storage.objects o
  where o.bucket_id = '${NOTE_BUCKET}' and o.name = notes.file_key) as file_size`
const COLUMNS = Object.keys(note.shape)
  .map(column => (column === 'file_size' ? FILE_SIZE : column))
  .join(', ')
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
 * @throws file_not_found (404) if the file isn't one that the author has uploaded for a note here, or another note has it.
 */
export function addNote(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  { claims, userId, fullName }: Member,
  conversationId: string,
  { content, client_id = randomUUID(), mentioned_ids, file_key }: ParsedRequestOf<'addNote'>['body'],
): Promise<Note> {
  const mentioned = [...new Set(mentioned_ids)]
  return database.as(claims, async query => {
    const { company_id } = await findConversation(query, conversationId)
    await requireColleagues(query, company_id, mentioned)
    if (file_key !== null) await requireOwnFile(query, conversationId, userId, file_key)
    const [added] = await query(
      `insert into public.notes (company_id, conversation_id, client_id, author_id, author_name, content, mentioned_ids,
         file_key, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict do nothing returning ${COLUMNS}`,
      [
        company_id,
        conversationId,
        client_id,
        userId,
        fullName,
        content,
        mentioned,
        file_key,
        new Date(clock.now()),
      ],
    )
    if (added) return toNote(added)
    const [known] = await query(
      `select ${COLUMNS} from public.notes where conversation_id = $1 and client_id = $2`,
      [conversationId, client_id],
    )
    if (!known) throw new AppError('file_not_found')
    return toNote(known)
  })
}

/**
 * Removes a note of the member's own, with its file. If the file's bytes can't be deleted, that is only logged: without its
 * row it can't be downloaded. @throws note_not_found (404), also for another member's note.
 */
export async function removeNote(
  { database, removeFiles, log }: EraseDeps,
  { claims, userId }: Member,
  id: string,
): Promise<void> {
  const file = await database.as(claims, async query => {
    const [removed] = await query<{ file_key: string | null }>(
      'delete from public.notes where id = $1 and author_id = $2 returning file_key',
      [id, userId],
    )
    if (!removed) throw new AppError('note_not_found')
    if (removed.file_key !== null) await deleteFileRow(query, removed.file_key)
    return removed.file_key
  })
  if (file !== null)
    await removeFiles([file]).catch((error: unknown) =>
      log.error({ error, noteId: id }, 'a file stayed behind'),
    )
}

async function deleteFileRow(query: Query, key: string): Promise<void> {
  // Supabase's storage refuses to delete a file's row by SQL without this setting.
  await query("select set_config('storage.allow_delete_query', 'true', true)")
  await query('delete from storage.objects where bucket_id = $1 and name = $2', [NOTE_BUCKET, key])
}

/** Another colleague's file is refused too: only who uploaded it can delete it again. */
async function requireOwnFile(
  query: Query,
  conversationId: string,
  userId: string,
  key: string,
): Promise<void> {
  const [found] = await query(
    `select from storage.objects
      where bucket_id = $1 and name = $2 and owner_id = $3 and (storage.foldername(name))[1] = $4`,
    [NOTE_BUCKET, key, userId, conversationId],
  )
  if (!found) throw new AppError('file_not_found')
}

async function requireColleagues(query: Query, companyId: string, ids: readonly string[]): Promise<void> {
  const found = await query(
    "select from public.profiles where id = any($1) and company_id = $2 and status = 'active'",
    [ids, companyId],
  )
  if (found.length !== ids.length) throw new AppError('person_not_found')
}
