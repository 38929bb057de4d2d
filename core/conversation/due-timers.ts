import { QUEUE_REFRESH_MS } from '#contract/constants/conversation.ts'
import type { ConversationEffect } from './events.ts'
import type { ConversationState } from './state.ts'
import type { Next } from './step.ts'
import { idleTimers, timersOf } from './timers.ts'
import { sendNext } from './visitor/outbox.ts'

const INSTANTS = [
  'thinkingAt',
  'typingUntil',
  'idleResumeAt',
  'followUpAt',
  'autoCloseAt',
  'choiceAt',
  'fallbackAt',
  'queueRefreshAt',
  'retryAt',
] as const

/** Deadlines at which the widget asks the server to apply a timeout rule. */
const TIMEOUTS = [
  ['autoCloseAt', 'auto-close'],
  ['choiceAt', 'choice-timeout'],
  ['fallbackAt', 'queue-timeout'],
] as const

/** Returns the earliest deadline, in ms since the epoch, or null if none is set. */
export function nextDeadline(state: ConversationState): number | null {
  const due = INSTANTS.map(name => state[name]).filter(instant => instant !== null)
  return due.length === 0 ? null : Math.min(...due)
}

/** Handles every deadline that has passed. A sleeping tab may notice several late and at once. */
export function deadline(state: ConversationState, at: number): Next {
  const isDue = (instant: number | null): instant is number => instant !== null && instant <= at
  const { conversationId } = state
  let next = state
  const effects: ConversationEffect[] = []
  if (isDue(next.thinkingAt)) next = { ...next, isThinking: true, streamedText: null, thinkingAt: null }
  if (isDue(next.typingUntil)) next = { ...next, typingUntil: null }
  if (isDue(next.idleResumeAt))
    next = { ...next, ...idleTimers(next.idleResumeAt, timersOf(next)), idleResumeAt: null }
  if (isDue(next.followUpAt)) next = { ...next, isFollowUpShown: true, followUpAt: null }
  if (isDue(next.queueRefreshAt) && conversationId !== null) {
    effects.push({ type: 'ask-queue-position', conversationId })
    next = { ...next, queueRefreshAt: at + QUEUE_REFRESH_MS }
  }
  for (const [name, rule] of TIMEOUTS) {
    if (!isDue(next[name]) || conversationId === null) continue
    effects.push({ type: 'apply-timeout', conversationId, rule })
    next = { ...next, [name]: null }
  }
  if (!isDue(next.retryAt)) return { state: next, effects }
  const sent = sendNext({ ...next, retryAt: null })
  return { state: sent.state, effects: [...effects, ...sent.effects] }
}
