import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { Clock } from '#core/clock.ts'
import { asTicket } from '#core/conversation-record/transitions.ts'
import { isWaitingForHuman } from '#core/waiting-for-human.ts'
import type { Database } from '#server/ports/database.ts'
import { aiClaims, type Visitor, visitorClaims } from '../../actor.ts'
import { lockConversation } from '../lock-conversation.ts'
import { visitorView } from '../rows.ts'
import { saveConversation } from '../save-conversation.ts'
import { refuseBlockedVisitor } from '../visitors/refuse-blocked.ts'
import { carryOut } from './apply-timeout.ts'

/**
 * Turns the visitor's conversation into a ticket (CHAT-11), with an apology if the visitor has waited for a human. Does
 * nothing if it's already a ticket or an agent answers it. Returns the conversation.
 * @throws conversation_not_found (404) or visitor_blocked (403).
 */
export async function requestTicket(
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
  visitor: Visitor,
  conversationId: string,
): Promise<VisitorConversation> {
  // Under the visitor's own claims: the AI's know no network.
  await database.as(visitorClaims(visitor), refuseBlockedVisitor)
  const now = new Date(clock.now())
  return database.as(aiClaims(visitor.companyId, conversationId), async query => {
    const before = await lockConversation(query, conversationId)
    const isTicket = before.status === 'ticket' && before.needs_human
    const isTaken = before.status === 'open' && before.pen === 'agent'
    if (isWaitingForHuman(before)) await carryOut(query, before, 'queue-timeout', now)
    else if (!isTicket && !isTaken) await saveConversation(query, before, asTicket(before, now))
    return visitorView(query, conversationId)
  })
}
