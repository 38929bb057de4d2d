import { TYPING_SHOWN_MS, TYPING_STORED_EVERY_MS } from '#contract/constants/conversation.ts'
import type { Clock } from '#core/clock.ts'
import { autoCloseAfterTyping } from '#core/conversation-record/timeouts.ts'
import { firstName } from '#core/text/first-name.ts'
import type { Database } from '#server/ports/database.ts'
import { claimsOf, type Member, type Visitor } from '../../actor.ts'
import { lockConversation, readTimers } from '../locked-conversation.ts'
import { refuseBlockedVisitor } from '../visitors/refuse-blocked.ts'

/**
 * Stores that the visitor is typing, or that the member is typing a reply, for the other side to see. Postpones the
 * auto-close of an idle conversation while its visitor types (CHAT-17). Changes nothing else.
 * @throws conversation_not_found (404).
 * @throws visitor_blocked (403) if the company has blocked the visitor.
 */
export function noteTyping(
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
  actor: Visitor | Member,
  conversationId: string,
): Promise<void> {
  const now = clock.now()
  const until = now + TYPING_SHOWN_MS
  const name = actor.kind === 'member' ? firstName(actor.fullName) : null
  return database.as(claimsOf(actor), async query => {
    const { timeout_rule, company_id } = await lockConversation(query, conversationId)
    if (actor.kind === 'visitor') await refuseBlockedVisitor(query)
    await query('select app.record_typing($1, $2, $3, $4)', [
      conversationId,
      name,
      new Date(until),
      new Date(until - TYPING_STORED_EVERY_MS),
    ])
    if (actor.kind === 'member' || timeout_rule !== 'auto-close') return
    const timers = await readTimers(query, company_id)
    await query('update public.conversations set timeout_at = $2 where id = $1', [
      conversationId,
      autoCloseAfterTyping(timers, new Date(now)),
    ])
  })
}
