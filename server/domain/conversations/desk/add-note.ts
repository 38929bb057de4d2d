import type { Query } from '#server/ports/database.ts'
import type { Automation, Member } from '../../actor.ts'
import type { LockedConversation } from '../locked-conversation.ts'

/** Adds a note to a conversation. Visitors never see notes. */
export async function addNote(
  query: Query,
  who: Member | Automation,
  { id, company_id }: LockedConversation,
  content: string,
  now: Date,
): Promise<void> {
  const author = who.kind === 'member' ? [who.userId, who.fullName] : [who.id, who.name]
  await query(
    `insert into public.notes (company_id, conversation_id, author_id, author_name, content, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [company_id, id, ...author, content, now],
  )
}
