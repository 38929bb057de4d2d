import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { auditAct } from '../audit-act.ts'
import { lockConversation } from '../locked-conversation.ts'
import { staffView } from '../rows.ts'

/**
 * Blocks the visitor of a conversation from writing in it, or unblocks them; audited. Does nothing if that is already
 * so. Blocks only this conversation: to block a customer in all of theirs, block the customer.
 * @throws conversation_not_found (404).
 */
export function blockVisitor(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  actor: Member,
  conversationId: string,
  blocked: boolean,
): Promise<StaffConversation> {
  const now = new Date(clock.now())
  return database.as(actor.claims, async query => {
    await lockConversation(query, conversationId)
    const changed = await query(
      `update public.conversations
          set visitor_blocked_at = $2, visitor_blocked_by_name = $3, updated_at = $4
        where id = $1 and (visitor_blocked_at is null) = ($2::timestamptz is not null) returning id`,
      [conversationId, blocked ? now : null, blocked ? actor.fullName : null, now],
    )
    if (changed.length > 0)
      await auditAct(
        query,
        actor,
        blocked ? 'conversation.visitor_blocked' : 'conversation.visitor_unblocked',
        conversationId,
      )
    return staffView(query, conversationId)
  })
}
