import type { Database } from '#server/ports/database.ts'
import { claimsOf, type Member, type Visitor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'

/**
 * Returns the visitor's position in the queue for a human, from 1 (CHAT-10); 1 also when the conversation doesn't wait.
 * @throws conversation_not_found (404).
 */
export function queuePosition(
  database: Database,
  actor: Visitor | Member,
  conversationId: string,
): Promise<number> {
  return database.as(claimsOf(actor), async query => {
    const [found] = await query('select 1 from public.conversations where id = $1', [conversationId])
    if (!found) throw new AppError('conversation_not_found')
    const [row] = await query<{ position: number }>('select app.queue_position($1) as position', [
      conversationId,
    ])
    return Math.max(1, row?.position ?? 1)
  })
}
