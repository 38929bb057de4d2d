/** What a visitor's message means, and what follows from it. */
import type { MessageMeta } from '#contract/entities/message.ts'
import type { ChatFlowSettings } from '#contract/settings/chat-flow.ts'
import { asksCompanyForHuman } from '../handoff/company-phrases.ts'
import { yesOrNo } from '../handoff/yes-or-no.ts'
import { isNoThanks } from '../messages/shared-messages.ts'
import type { ConversationRecord } from './conversation-record.ts'
import { waitsWithoutTimeout } from './timeouts.ts'
import { type ConversationChange, humanWanted, reopened, resolved } from './transitions.ts'

/** A visitor's message, read. */
export type ReadMessage = {
  readonly meta: MessageMeta
  /** Whether the message asks for a human (CHAT-09, CHAT-13). */
  readonly wantsHuman: boolean
}

/**
 * Reads a text that the visitor wrote.
 * @param isToOffer whether the message before it offers a human
 */
export function readMessage(
  content: string,
  { responder }: Pick<ConversationRecord, 'responder'>,
  isToOffer: boolean,
  flow: Pick<ChatFlowSettings, 'handoff_phrases' | 'handoff_exceptions'>,
): ReadMessage {
  const toOffer = responder === 'ai' && isToOffer ? yesOrNo(content) : null
  const isDeclined = toOffer === 'no' || (responder === 'ai' && isNoThanks(content))
  return {
    meta: isDeclined ? { type: 'declined' } : {},
    wantsHuman: toOffer === 'yes' || asksCompanyForHuman(content, flow),
  }
}

/** Returns the change after a visitor's message: who answers it, or that the visitor's thanks end the conversation. */
export function visitorSpoke(
  before: ConversationRecord,
  { meta, wantsHuman }: ReadMessage,
  { is_ai_enabled }: Pick<ChatFlowSettings, 'is_ai_enabled'>,
  now: Date,
): ConversationChange {
  if (meta.type === 'thankyou')
    return before.status === 'ticket' ? { updated_at: now } : resolved(before, now)
  const isAiTurn = before.responder === 'ai' && before.status !== 'ticket'
  if (isAiTurn && (!is_ai_enabled || wantsHuman)) return { ...reopened(before), ...humanWanted(before, now) }
  const isAnswerDue = isAiTurn && meta.type !== 'declined'
  return {
    ...reopened(before),
    // Restarts the queue timeout that an undo has dropped.
    ...(waitsWithoutTimeout(before) && { human_requested_at: now }),
    ai_due_at: isAnswerDue ? now : null,
    updated_at: now,
  }
}
