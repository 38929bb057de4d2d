/**
 * Timeouts of a stored conversation: which rule applies and when. This is the only place that decides it. A timeout that
 * already runs keeps its instant when the company changes its timers; the next one uses the new values.
 */
import type { Timers } from '#contract/constants/chat-flow.ts'
import type { TimeoutRule } from '#contract/entities/conversation.ts'
import { isWaitingForHuman } from '../waiting-for-human.ts'
import type { ConversationRecord } from './conversation-record.ts'

/** The columns `timeout_rule` and `timeout_at`: both set, or both null. */
export type Timeout =
  | { readonly timeout_rule: TimeoutRule; readonly timeout_at: Date }
  | { readonly timeout_rule: null; readonly timeout_at: null }

type QueueColumns = Pick<ConversationRecord, 'status' | 'needs_human' | 'responder' | 'human_requested_at'>

const NO_TIMEOUT: Timeout = { timeout_rule: null, timeout_at: null }
/** A widget's clock may be this far ahead of the server's. */
const TOLERANCE_MS = 500

/**
 * Returns the timeout after any event other than a message of the AI: only a conversation in the queue has one
 * (CHAT-11).
 */
export function timeoutOf(
  conversation: QueueColumns,
  { human_fallback_s }: Pick<Timers, 'human_fallback_s'>,
): Timeout {
  const { human_requested_at } = conversation
  if (!isWaitingForHuman(conversation) || human_requested_at === null) return NO_TIMEOUT
  return {
    timeout_rule: 'queue-timeout',
    timeout_at: later(human_requested_at, human_fallback_s),
  }
}

/** Whether the visitor waits for a human, so that a timeout must run. */
export function isQueued(conversation: QueueColumns): boolean {
  return isWaitingForHuman(conversation) && conversation.human_requested_at !== null
}

/**
 * Returns the timeout that goes on running after a change: that of the same request for a human. Null if the change
 * ends it or starts another.
 */
export function keptTimeout(before: ConversationRecord, after: ConversationRecord): Timeout | null {
  const { timeout_rule, timeout_at } = before
  const isSameRequest = before.human_requested_at?.getTime() === after.human_requested_at?.getTime()
  return timeout_rule === 'queue-timeout' && timeout_at !== null && isSameRequest && isQueued(after)
    ? { timeout_rule, timeout_at }
    : null
}

/** Returns the timeout after an undo. Drops one that is already over, so that no undo sends a message. */
export function timeoutAfterUndo(
  after: QueueColumns,
  timers: Pick<Timers, 'human_fallback_s'>,
  now: Date,
): Timeout {
  const timeout = timeoutOf(after, timers)
  const isOver = timeout.timeout_at !== null && timeout.timeout_at <= now
  return isOver ? NO_TIMEOUT : timeout
}

/** Returns whether the visitor waits in the queue and an undo has dropped the timeout. */
export function waitsWithoutTimeout(
  conversation: QueueColumns & Pick<ConversationRecord, 'timeout_rule'>,
): boolean {
  return conversation.timeout_rule === null && isQueued(conversation)
}

/**
 * Returns the timeout after a message of the AI. An offer of a human waits for a choice (CHAT-14), an answer,
 * suggestions or a question back wait for a message (CHAT-16).
 */
export function timeoutAfterAi(
  type: 'answer' | 'suggestions' | 'clarification' | 'offer',
  { choice_timeout_s, auto_close_s }: Timers,
  now: Date,
): Timeout {
  return type === 'offer'
    ? { timeout_rule: 'choice-timeout', timeout_at: later(now, choice_timeout_s) }
    : { timeout_rule: 'auto-close', timeout_at: later(now, auto_close_s) }
}

/** Returns when an idle conversation closes if the visitor is typing at `now` (CHAT-17). */
export function autoCloseAfterTyping({ typing_pause_s, auto_close_s }: Timers, now: Date): Date {
  return later(now, typing_pause_s + auto_close_s)
}

/** Returns whether the rule is the conversation's current one and due. */
export function isDue(
  { timeout_rule, timeout_at }: Pick<ConversationRecord, 'timeout_rule' | 'timeout_at'>,
  rule: TimeoutRule,
  now: Date,
): boolean {
  return timeout_rule === rule && timeout_at !== null && timeout_at.getTime() <= now.getTime() + TOLERANCE_MS
}

function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1_000)
}
