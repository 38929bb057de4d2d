import type { ConversationStatus, Pen, TimeoutRule } from '#contract/entities/conversation.ts'
import type { Query } from '#server/ports/database.ts'
import { AppError } from '../app-error.ts'

/** The columns of a locked conversation that transitions depend on. `pen` says who answers: `ai`, `agent` or `none`. */
export type LockedConversation = {
  readonly id: string
  readonly company_id: string
  readonly status: ConversationStatus
  readonly needs_human: boolean
  readonly human_requested_at: Date | null
  readonly pen: Pen
  readonly last_sequence: number
  readonly locale: string
  readonly timeout_rule: TimeoutRule | null
  readonly timeout_at: Date | null
}

/**
 * Locks a conversation's row and returns it. Every change to a conversation takes this lock, so changes run one after
 * the other.
 * @throws conversation_not_found (404), also if row-level security hides the conversation.
 */
export async function lockConversation(query: Query, conversationId: string): Promise<LockedConversation> {
  const [row] = await query<LockedConversation>(
    `select id, company_id, status, needs_human, human_requested_at, pen, last_sequence, locale, timeout_rule, timeout_at
       from public.conversations where id = $1 for update`,
    [conversationId],
  )
  if (!row) throw new AppError('conversation_not_found')
  return row
}
