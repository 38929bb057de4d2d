import type { ConversationRecord } from '#core/conversation-record/conversation-record.ts'
import type { Query } from '#server/ports/database.ts'
import { AppError } from '../app-error.ts'

/** A conversation whose row is locked. */
export type LockedConversation = ConversationRecord & {
  readonly id: string
  readonly company_id: string
  readonly last_sequence: number
  readonly locale: string
}

/**
 * Locks a conversation's row and returns it. Every change to a conversation takes this lock, so changes run one after
 * the other. It lets rows be added that refer to the conversation, such as notifications by a consumer of events. A
 * transaction takes it before its first write, so that its id, by which events are ordered, is later than those of the
 * changes it has waited for.
 * @throws conversation_not_found (404), also if row-level security hides the conversation.
 */
export async function lockConversation(query: Query, conversationId: string): Promise<LockedConversation> {
  const [row] = await query<LockedConversation>(
    `select id, company_id, status, needs_human, human_requested_at, responder, last_sequence, locale, timeout_rule, timeout_at
       from public.conversations where id = $1 for no key update`,
    [conversationId],
  )
  if (!row) throw new AppError('conversation_not_found')
  return row
}
