/** Retention of files: those of conversations that were resolved long enough ago are deleted. Their messages stay. */
import { NOTE_BUCKET, UPLOAD_BUCKET, UPLOAD_PUBLIC_PATH } from '#contract/constants/conversation.ts'
import { messagesFor } from '#core/messages/shared-messages.ts'
import type { Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { daysAgo } from '../../days-ago.ts'
import { deleteFileRows } from '../erase.ts'
import { uploadKey } from '../messages/upload-key.ts'
import { deleteByAge, RESOLVED_BEFORE, RETENTION_BATCH, type RetentionDeps } from './retention.ts'

/** SQL condition on a file `o`, an upload of the conversation `c` or a file of a note on it. */
const FILE_OF_CONVERSATION = `o.bucket_id in ('${UPLOAD_BUCKET}', '${NOTE_BUCKET}')
  and (storage.foldername(o.name))[1] = c.id::text`

/** Returns how many files a retention of so many days would delete now. */
export async function countExpiredFiles(
  { database, clock }: Pick<RetentionDeps, 'database' | 'clock'>,
  { claims, companyId }: Member,
  days: number,
): Promise<number> {
  const [row] = await database.as(claims, query =>
    query<{ count: number }>(
      `select count(*) from public.conversations c join storage.objects o on ${FILE_OF_CONVERSATION}
        where ${RESOLVED_BEFORE}`,
      [companyId, daysAgo(clock, days)],
    ),
  )
  return row!.count
}

/**
 * Deletes the files of a batch of each company's conversations that are older than its retention of files, with an
 * audit entry of the numbers. Returns whether there may be more.
 */
export function deleteExpiredFiles(deps: RetentionDeps): Promise<boolean> {
  return deleteByAge(deps, 'file_retention_days', 'files.expired', async (query, companyId, until) => {
    const conversations = await takeBatch(query, companyId, until)
    if (conversations.length === 0) return { conversations: 0, files: [] }
    const ids = conversations.map(({ id }) => id)
    const files = await deleteFileRows(query, ids)
    await markMessages(query, conversations, new Set(files))
    await markNotes(query, files)
    await renewPreviews(query, ids, new Date(deps.clock.now()))
    return { conversations: ids.length, files }
  })
}

type Dated = { readonly id: string; readonly locale: string }

/**
 * Locks the oldest conversations that still have files, so that each file is deleted once. Skips rows that another node
 * or a visitor has locked: the next round takes them.
 */
function takeBatch(query: Query, companyId: string, until: Date): Promise<Dated[]> {
  return query<Dated>(
    `select c.id, c.locale from public.conversations c
      where ${RESOLVED_BEFORE} and exists (select from storage.objects o where ${FILE_OF_CONVERSATION})
      order by c.resolved_at limit ${RETENTION_BATCH} for no key update of c skip locked`,
    [companyId, until],
  )
}

/** Replaces the links to the files by a text that says that there was one. */
async function markMessages(
  query: Query,
  conversations: readonly Dated[],
  files: ReadonlySet<string>,
): Promise<void> {
  const localeOf = new Map(conversations.map(({ id, locale }) => [id, locale]))
  const links = await query<{ id: string; conversation_id: string; content: string }>(
    `select id, conversation_id, content from public.messages
      where conversation_id = any ($1::uuid[]) and strpos(content, $2) > 0`,
    [[...localeOf.keys()], UPLOAD_PUBLIC_PATH],
  )
  const deleted = links.filter(({ content }) => files.has(uploadKey(content) ?? ''))
  await query(
    `update public.messages m set content = marked.content, meta = m.meta || '{"file_deleted": true}'
       from unnest($1::uuid[], $2::text[]) as marked (id, content) where m.id = marked.id`,
    [
      deleted.map(({ id }) => id),
      deleted.map(({ conversation_id }) => messagesFor(localeOf.get(conversation_id)!).fileDeleted),
    ],
  )
}

/** Replaces the names of notes' files by a text that says that there was one, in the language of the desk. */
async function markNotes(query: Query, files: readonly string[]): Promise<void> {
  await query('update public.notes set content = $2, file_key = null where file_key = any ($1::text[])', [
    files,
    messagesFor('en').fileDeleted,
  ])
}

/** Computes the previews again, which may show a file's address. The change notifies open screens. */
async function renewPreviews(query: Query, ids: readonly string[], now: Date): Promise<void> {
  await query(
    `update public.conversations c
        set preview = coalesce((
              select app.message_preview(m.content) from public.messages m
               where m.conversation_id = c.id and not app.is_mark(m.sender_type, m.content, m.meta)
               order by m.sequence desc limit 1), ''),
            updated_at = greatest(c.updated_at, $2)
      where c.id = any ($1::uuid[])`,
    [ids, now],
  )
}
