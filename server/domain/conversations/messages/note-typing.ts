import type { Clock } from '#core/clock.ts'
import { autoCloseAfterTyping } from '#core/conversation-record/timeouts.ts'
import type { Database } from '#server/ports/database.ts'
import { type Visitor, visitorClaims } from '../../actor.ts'
import { readTimers } from '../lifecycle/current-timeout.ts'
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
    const { timeout_rule, company_id } = await lockConversation(query, conversationId)
    if (timeout_rule !== 'auto-close') return
    const timers = await readTimers(query, company_id)
    await query('update public.conversations set timeout_at = $2 where id = $1', [
      conversationId,
      autoCloseAfterTyping(timers, now),
    ])
  })
}
