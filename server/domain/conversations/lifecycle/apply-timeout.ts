import { SYSTEM_PREFIX } from '#contract/constants/conversation.ts'
import type { TimeoutRule, VisitorConversation } from '#contract/entities/conversation.ts'
import type { SharedMessages } from '#core/messages/conversation-messages.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { aiClaims } from '../../actor.ts'
import { type LockedConversation, lockConversation } from '../lock-conversation.ts'
import { storeMessage } from '../messages/store-message.ts'
import { visitorView } from '../rows.ts'
import { saveConversation } from '../save-conversation.ts'
import { visitorMessages } from '../visitor-messages.ts'
import { isDue } from './timeouts.ts'
import { asTicket, resolved } from './transitions.ts'

type Consequence = (query: Query, before: LockedConversation, t: SharedMessages, now: Date) => Promise<void>

const CONSEQUENCES: Readonly<Record<TimeoutRule, Consequence>> = {
  async 'auto-close'(query, before, t, now) {
    await storeMessage(query, before, 'ai', { content: t.autoClose, meta: { type: 'auto' } }, now)
    await saveConversation(query, before, resolved(before, now))
  },
  'queue-timeout': (query, before, t, now) => apologise(query, before, t.apology, now),
  async 'choice-timeout'(query, before, t, now) {
    // The system message comes first, so that the list's preview shows the apology.
    await storeMessage(query, before, 'system', { content: `${SYSTEM_PREFIX} handoff timeout` }, now)
    await apologise(query, before, t.choiceTimeout, now)
  },
}

/** Posts an apology that no human came, and turns the conversation into a ticket. */
export async function apologise(
  query: Query,
  before: LockedConversation,
  content: string,
  now: Date,
): Promise<void> {
  await storeMessage(query, before, 'ai', { content, meta: { type: 'auto' } }, now)
  await saveConversation(query, before, asTicket(before, now))
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
    if (isDue(before, rule, now))
      await CONSEQUENCES[rule](query, before, await visitorMessages(query, before), now)
    return visitorView(query, conversationId)
  })
}
