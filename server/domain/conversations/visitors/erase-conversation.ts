import type { Database } from '#server/ports/database.ts'
import { type Visitor, visitorClaims } from '../../actor.ts'
import { eraseConversations } from '../erase.ts'
import { lockConversation } from '../locked-conversation.ts'

/** Dependencies of erasing a conversation. */
export type EraseDeps = {
  readonly database: Database
  /** Deletes uploaded files by their keys. */
  readonly removeFiles: (keys: readonly string[]) => Promise<void>
  readonly log: { readonly error: (detail: object, text: string) => void }
}

/**
 * Permanently deletes the visitor's own conversation with its messages, notes and files. The audit log keeps only that it
 * happened and when. Files that can't be deleted are only logged: without their rows they can't be downloaded.
 * @throws conversation_not_found (404).
 */
export async function eraseConversation(
  { database, removeFiles, log }: EraseDeps,
  actor: Visitor,
  conversationId: string,
): Promise<void> {
  const keys = await database.as(visitorClaims(actor), async query => {
    await lockConversation(query, conversationId)
    const ofNotes = await query<{ name: string }>('select app.erase_note_files() as name')
    const files = await eraseConversations(query, [conversationId])
    await query(
      `insert into public.audit (company_id, action, target_id) values ($1, 'conversation.erased_by_visitor', $2)`,
      [actor.companyId, conversationId],
    )
    return [...ofNotes.map(({ name }) => name), ...files]
  })
  if (keys.length === 0) return
  await removeFiles(keys).catch((error: unknown) =>
    log.error({ error, conversationId }, 'files stayed behind'),
  )
}
