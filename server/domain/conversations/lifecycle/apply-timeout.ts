import type { TimeoutRule, VisitorConversation } from '#contract/entities/conversation.ts'
import { consequenceOf } from '#core/conversation-record/timeout-consequences.ts'
import { isDue } from '#core/conversation-record/timeouts.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { aiClaims } from '../../actor.ts'
import {
  type LockedConversation,
  lockConversation,
  saveConversation,
  storeMessage,
} from '../locked-conversation.ts'
import { visitorView } from '../rows.ts'
import { visitorMessages } from '../visitor-messages.ts'

/** Does what a timeout does: posts its messages and changes the conversation. */
export async function carryOut(
  query: Query,
  before: LockedConversation,
  rule: TimeoutRule,
  now: Date,
): Promise<void> {
  const t = await visitorMessages(query, before)
  const { messages, change } = consequenceOf(rule, before, t, now)
  for (const { sender, ...draft } of messages) await storeMessage(query, before, sender, draft, now)
  await saveConversation(query, before, change)
}

/**
 * Applies a timeout rule if it's the conversation's current one and due at `now`; else does nothing. So of an open
 * widget, the timeouts job and other nodes, only the first one applies it. Returns the conversation.
 * @throws conversation_not_found (404).
 */
export function applyTimeout(
  { database }: { database: Database },
  companyId: string,
  conversationId: string,
  rule: TimeoutRule,
  now: Date,
): Promise<VisitorConversation> {
  return database.as(aiClaims(companyId, conversationId), async query => {
    const before = await lockConversation(query, conversationId)
    if (isDue(before, rule, now)) await carryOut(query, before, rule, now)
    return visitorView(query, conversationId)
  })
}
