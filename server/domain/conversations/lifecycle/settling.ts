/** What happens to a conversation by itself and when: the one place that knows which rule follows from what. */
import {
  AUTO_CLOSE_AFTER_MS,
  CHOICE_TIMEOUT_MS,
  HUMAN_FALLBACK_AFTER_MS,
  TYPING_PAUSE_MS,
} from '#contract/constants/conversation.ts'
import type { SettleRule } from '#contract/entities/conversation.ts'
import type { LockedConversation } from '../lock-conversation.ts'

/** The columns `settle_rule` and `settle_at`: both or none. */
export type Settling =
  | { readonly settle_rule: SettleRule; readonly settle_at: Date }
  | { readonly settle_rule: null; readonly settle_at: null }

/** A widget's timer may run this much ahead of the server's clock. */
const TOLERANCE_MS = 500

/** After anything but a message of the AI: only who waits for a human waits for something (CHAT-11). */
export function settlingOf({
  status,
  needs_human,
  pen,
  human_requested_at,
}: Pick<LockedConversation, 'status' | 'needs_human' | 'pen' | 'human_requested_at'>): Settling {
  const isWaiting = status === 'open' && needs_human && pen === 'none'
  if (!isWaiting || human_requested_at === null) return { settle_rule: null, settle_at: null }
  return {
    settle_rule: 'queue-timeout',
    settle_at: later(human_requested_at, HUMAN_FALLBACK_AFTER_MS),
  }
}

/** After an undo: a timeout that is still to come stays; one that is over is dropped, so that no undo sends a message. */
export function settlingAfterUndo(after: Parameters<typeof settlingOf>[0], now: Date): Settling {
  const settling = settlingOf(after)
  const isOver = settling.settle_at !== null && settling.settle_at <= now
  return isOver ? { settle_rule: null, settle_at: null } : settling
}

/** Whether the visitor waits in the queue and an undo has dropped the timeout. */
export function waitsWithoutTimeout(
  conversation: Parameters<typeof settlingOf>[0] & Pick<LockedConversation, 'settle_rule'>,
): boolean {
  return conversation.settle_rule === null && settlingOf(conversation).settle_rule !== null
}

/** After a message of the AI: an offer waits for a choice (CHAT-14), an answer or suggestions for a word (CHAT-16). */
export function settlingAfterAi(type: 'answer' | 'suggestions' | 'offer', now: Date): Settling {
  return type === 'offer'
    ? { settle_rule: 'choice-timeout', settle_at: later(now, CHOICE_TIMEOUT_MS) }
    : { settle_rule: 'auto-close', settle_at: later(now, AUTO_CLOSE_AFTER_MS) }
}

/** When an idle conversation closes whose visitor is writing (CHAT-17). */
export function autoCloseAfterTyping(now: Date): Date {
  return later(now, TYPING_PAUSE_MS + AUTO_CLOSE_AFTER_MS)
}

/** Whether a rule is the conversation's and its time has come. */
export function isDue(
  { settle_rule, settle_at }: Pick<LockedConversation, 'settle_rule' | 'settle_at'>,
  rule: SettleRule,
  now: Date,
): boolean {
  return settle_rule === rule && settle_at !== null && settle_at.getTime() <= now.getTime() + TOLERANCE_MS
}

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}
