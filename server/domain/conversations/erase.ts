import { NOTE_BUCKET, UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import type { Query } from '#server/ports/database.ts'

/**
 * Deletes conversations with their messages, notes and the rows of their files, for good. Returns the keys of the files,
 * whose bytes the caller removes after the commit. The claims must allow it.
 */
export async function eraseConversations(query: Query, ids: readonly string[]): Promise<string[]> {
  const files = await deleteFileRows(query, ids)
  await query('delete from public.conversations where id = any ($1::uuid[])', [ids])
  return files
}

/**
 * Deletes the rows of the conversations' files and of their notes' files, whose bytes the caller removes after the commit.
 * Returns their keys. A visitor's claims reach no file of a note.
 */
export async function deleteFileRows(query: Query, ids: readonly string[]): Promise<string[]> {
  // Supabase's storage refuses to delete a file's row by SQL without this setting.
  await query("select set_config('storage.allow_delete_query', 'true', true)")
  const files = await query<{ name: string }>(
    `delete from storage.objects
      where bucket_id = any ($1::text[]) and (storage.foldername(name))[1] = any ($2::text[]) returning name`,
    [[UPLOAD_BUCKET, NOTE_BUCKET], ids],
  )
  return files.map(({ name }) => name)
}
