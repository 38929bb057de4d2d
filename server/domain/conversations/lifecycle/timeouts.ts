/** What happens to a conversation by itself and when: the one place that knows which rule follows from what. */
import {
  AUTO_CLOSE_AFTER_MS,
  CHOICE_TIMEOUT_MS,
  HUMAN_FALLBACK_AFTER_MS,
  TYPING_PAUSE_MS,
} from '#contract/constants/conversation.ts'
import type { TimeoutRule } from '#contract/entities/conversation.ts'
import { isWaitingForHuman } from '#core/waiting-for-human.ts'
import type { LockedConversation } from '../lock-conversation.ts'

/** The columns `timeout_rule` and `timeout_at`: both or none. */
export type Timeout =
  | { readonly timeout_rule: TimeoutRule; readonly timeout_at: Date }
  | { readonly timeout_rule: null; readonly timeout_at: null }

/** A widget's timer may run this much ahead of the server's clock. */
const TOLERANCE_MS = 500

/** After anything but a message of the AI: only who waits for a human waits for something (CHAT-11). */
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

/** After an undo: a timeout that is still to come stays; one that is over is dropped, so that no undo sends a message. */
export function timeoutAfterUndo(after: Parameters<typeof timeoutOf>[0], now: Date): Timeout {
  const timeout = timeoutOf(after)
  const isOver = timeout.timeout_at !== null && timeout.timeout_at <= now
  return isOver ? { timeout_rule: null, timeout_at: null } : timeout
}

/** Whether the visitor waits in the queue and an undo has dropped the timeout. */
export function waitsWithoutTimeout(
  conversation: Parameters<typeof timeoutOf>[0] & Pick<LockedConversation, 'timeout_rule'>,
): boolean {
  return conversation.timeout_rule === null && timeoutOf(conversation).timeout_rule !== null
}

/** After a message of the AI: an offer waits for a choice (CHAT-14), an answer or suggestions for a word (CHAT-16). */
export function timeoutAfterAi(type: 'answer' | 'suggestions' | 'offer', now: Date): Timeout {
  return type === 'offer'
    ? { timeout_rule: 'choice-timeout', timeout_at: later(now, CHOICE_TIMEOUT_MS) }
    : { timeout_rule: 'auto-close', timeout_at: later(now, AUTO_CLOSE_AFTER_MS) }
}

/** When an idle conversation closes whose visitor is writing (CHAT-17). */
export function autoCloseAfterTyping(now: Date): Date {
  return later(now, TYPING_PAUSE_MS + AUTO_CLOSE_AFTER_MS)
}

/** Whether a rule is the conversation's and its time has come. */
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
