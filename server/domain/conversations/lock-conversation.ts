import type { ConversationStatus, Pen, TimeoutRule } from '#contract/entities/conversation.ts'
import type { Query } from '#server/ports/database.ts'
import { AppError } from '../app-error.ts'

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
 * Takes the conversation's row lock: everything that changes a conversation holds it, so that changes come one after
 * the other. Row-level security makes another's conversation look absent; both give `conversation_not_found`.
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
