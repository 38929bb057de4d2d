/** Drafts: a member's unsent replies and notes, stored so that every device shows them. */
import { type Draft, draft } from '#contract/entities/thread-tools.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { findConversation } from './find-conversation.ts'

/** Returns the member's draft in a conversation; null if there is none. @throws conversation_not_found (404). */
export function getDraft(
  database: Database,
  { claims, userId }: Member,
  conversationId: string,
): Promise<Draft | null> {
  return database.as(claims, async query => {
    await findConversation(query, conversationId)
    const [row] = await query(
      'select kind, content from public.drafts where conversation_id = $1 and person_id = $2',
      [conversationId, userId],
    )
    return row ? draft.parse(row) : null
  })
}

/** Stores the member's draft; blank content deletes it. @throws conversation_not_found (404). */
export function saveDraft(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  { claims, userId }: Member,
  conversationId: string,
  { kind, content }: Draft,
): Promise<void> {
  return database.as(claims, async query => {
    const { company_id } = await findConversation(query, conversationId)
    if (content.trim() === '') {
      await query('delete from public.drafts where conversation_id = $1 and person_id = $2', [
        conversationId,
        userId,
      ])
      return
    }
    await query(
      `insert into public.drafts (company_id, conversation_id, person_id, kind, content, updated_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (conversation_id, person_id)
         do update set kind = excluded.kind, content = excluded.content, updated_at = excluded.updated_at`,
      [company_id, conversationId, userId, kind, content, new Date(clock.now())],
    )
  })
}
