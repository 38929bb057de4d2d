import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { type Visitor, visitorClaims } from '../../actor.ts'
import { autoCloseAfterTyping } from '../lifecycle/timeouts.ts'
import { lockConversation } from '../lock-conversation.ts'

/**
 * Postpones the auto-close of an idle conversation while the visitor types (CHAT-17). Changes nothing else.
 * @throws conversation_not_found (404).
 */
export function noteTyping(
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
  actor: Visitor,
  conversationId: string,
): Promise<void> {
  const now = new Date(clock.now())
  return database.as(visitorClaims(actor), async query => {
    const { timeout_rule } = await lockConversation(query, conversationId)
    if (timeout_rule !== 'auto-close') return
    await query('update public.conversations set timeout_at = $2 where id = $1', [
      conversationId,
      autoCloseAfterTyping(now),
    ])
  })
}
