/** Timeouts of a conversation: which rule applies and when. This is the only place that decides it. */
import {
  AUTO_CLOSE_AFTER_MS,
  CHOICE_TIMEOUT_MS,
  HUMAN_FALLBACK_AFTER_MS,
  TYPING_PAUSE_MS,
} from '#contract/constants/conversation.ts'
import type { TimeoutRule } from '#contract/entities/conversation.ts'
import { isWaitingForHuman } from '#core/waiting-for-human.ts'
import type { LockedConversation } from '../lock-conversation.ts'

/** The columns `timeout_rule` and `timeout_at`: both set, or both null. */
export type Timeout =
  | { readonly timeout_rule: TimeoutRule; readonly timeout_at: Date }
  | { readonly timeout_rule: null; readonly timeout_at: null }

/** A widget's clock may be this far ahead of the server's. */
const TOLERANCE_MS = 500

/**
 * Returns the timeout after any event other than a message of the AI: only a conversation in the queue has one
 * (CHAT-11).
 */
export function timeoutOf(
  conversation: Pick<LockedConversation, 'status' | 'needs_human' | 'pen' | 'human_requested_at'>,
): Timeout {
  const { human_requested_at } = conversation
  if (!isWaitingForHuman(conversation) || human_requested_at === null)
    return { timeout_rule: null, timeout_at: null }
  return {
    timeout_rule: 'queue-timeout',
    timeout_at: later(human_requested_at, HUMAN_FALLBACK_AFTER_MS),
  }
}

/** Returns the timeout after an undo. Drops one that is already over, so that no undo sends a message. */
export function timeoutAfterUndo(after: Parameters<typeof timeoutOf>[0], now: Date): Timeout {
  const timeout = timeoutOf(after)
  const isOver = timeout.timeout_at !== null && timeout.timeout_at <= now
  return isOver ? { timeout_rule: null, timeout_at: null } : timeout
}

/** Returns whether the visitor waits in the queue and an undo has dropped the timeout. */
export function waitsWithoutTimeout(
  conversation: Parameters<typeof timeoutOf>[0] & Pick<LockedConversation, 'timeout_rule'>,
): boolean {
  return conversation.timeout_rule === null && timeoutOf(conversation).timeout_rule !== null
}

/**
 * Returns the timeout after a message of the AI. An offer of a human waits for a choice (CHAT-14), an answer or
 * suggestions wait for a message (CHAT-16).
 */
export function timeoutAfterAi(type: 'answer' | 'suggestions' | 'offer', now: Date): Timeout {
  return type === 'offer'
    ? { timeout_rule: 'choice-timeout', timeout_at: later(now, CHOICE_TIMEOUT_MS) }
    : { timeout_rule: 'auto-close', timeout_at: later(now, AUTO_CLOSE_AFTER_MS) }
}

/** Returns when an idle conversation closes if the visitor is typing at `now` (CHAT-17). */
export function autoCloseAfterTyping(now: Date): Date {
  return later(now, TYPING_PAUSE_MS + AUTO_CLOSE_AFTER_MS)
}

/** Returns whether the rule is the conversation's current one and due. */
export function isDue(
  { timeout_rule, timeout_at }: Pick<LockedConversation, 'timeout_rule' | 'timeout_at'>,
  rule: TimeoutRule,
  now: Date,
): boolean {
  return timeout_rule === rule && timeout_at !== null && timeout_at.getTime() <= now.getTime() + TOLERANCE_MS
}

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}
