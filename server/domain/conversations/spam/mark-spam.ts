import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Clock } from '#core/clock.ts'
import { type ConversationChange, humanWanted } from '#core/conversation-record/transitions.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { auditAct } from '../audit-act.ts'
import { type LockedConversation, lockConversation } from '../lock-conversation.ts'
import { staffView } from '../rows.ts'
import { saveConversation } from '../save-conversation.ts'

/**
 * Holds a conversation as spam, or returns it to the people who wait for a human; audited. Does nothing if that is already
 * so. Returns the conversation.
 * @throws conversation_not_found (404).
 */
export function markSpam(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  actor: Member,
  conversationId: string,
  isSpam: boolean,
): Promise<StaffConversation> {
  const now = new Date(clock.now())
  return database.as(actor.claims, async query => {
    const before = await lockConversation(query, conversationId)
    const { spam_at } = await staffView(query, conversationId)
    if ((spam_at !== null) !== isSpam) {
      await saveConversation(query, before, isSpam ? held(now) : cleared(before, now))
      await auditAct(
        query,
        actor,
        isSpam ? 'conversation.marked_spam' : 'conversation.cleared_spam',
        conversationId,
      )
    }
    return staffView(query, conversationId)
  })
}

function held(now: Date): ConversationChange {
  return {
    spam_at: now,
    spam_reason: 'agent',
    needs_human: false,
    pen: 'none',
    assignee_id: null,
    assignee_name: null,
    ai_due_at: null,
    snoozed_until: null,
    updated_at: now,
  }
}

function cleared(before: LockedConversation, now: Date): ConversationChange {
  const isOver = before.status === 'resolved'
  return {
    spam_at: null,
    spam_reason: null,
    spam_cleared_at: now,
    ...(isOver ? { pen: before.pen === 'agent' ? 'agent' : 'ai' } : humanWanted(before, now)),
    ...(!isOver && { waiting_since: now }),
    updated_at: now,
  }
}
