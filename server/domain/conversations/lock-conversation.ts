import type { Pen } from '#contract/entities/conversation.ts'
import type { Query } from '#server/ports/database.ts'
import { AppError } from '../app-error.ts'

export type LockedConversation = {
  readonly company_id: string
  readonly status: 'open' | 'resolved' | 'ticket'
  readonly needs_human: boolean
  readonly pen: Pen
  readonly last_sequence: number
}

/**
 * Takes the conversation's row lock: everything that changes a conversation holds it, so that changes come one after
 * the other. Row-level security makes another's conversation look absent; both give `conversation_not_found`.
 */
export async function lockConversation(query: Query, conversationId: string): Promise<LockedConversation> {
  const [row] = await query<LockedConversation>(
    `select company_id, status, needs_human, pen, last_sequence
       from public.conversations where id = $1 for update`,
    [conversationId],
  )
  if (!row) throw new AppError('conversation_not_found')
  return row
}
