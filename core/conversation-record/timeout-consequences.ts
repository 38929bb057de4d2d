import { SYSTEM_PREFIX } from '#contract/constants/conversation.ts'
import type { TimeoutRule } from '#contract/entities/conversation.ts'
import type { MessageMeta } from '#contract/entities/message.ts'
import type { SharedMessages } from '../messages/en.ts'
import type { ConversationRecord } from './conversation-record.ts'
import { asTicket, type ConversationChange, resolved } from './transitions.ts'

/** A message that a timeout posts. */
export type TimeoutMessage = {
  readonly sender: 'ai' | 'system'
  readonly content: string
  readonly meta?: MessageMeta
}
/** What a timeout does: the messages that it posts, in order, and the change that follows. */
export type Consequence = {
  readonly messages: readonly TimeoutMessage[]
  readonly change: ConversationChange
}

/** Returns what a timeout does that is due (CHAT-11, CHAT-14, CHAT-16). @param t texts in the visitor's language */
export function consequenceOf(
  rule: TimeoutRule,
  before: ConversationRecord,
  t: SharedMessages,
  now: Date,
): Consequence {
  switch (rule) {
    case 'auto-close':
      return { messages: [inAiName(t.autoClose)], change: resolved(before, now) }
    case 'queue-timeout':
      return { messages: [inAiName(t.apology)], change: asTicket(before, now) }
    case 'choice-timeout':
      return {
        // The system message comes first, so that the list's preview shows the apology.
        messages: [
          { sender: 'system', content: `${SYSTEM_PREFIX} handoff timeout` },
          inAiName(t.choiceTimeout),
        ],
        change: asTicket(before, now),
      }
  }
}

function inAiName(content: string): TimeoutMessage {
  return { sender: 'ai', content, meta: { type: 'auto' } }
}
