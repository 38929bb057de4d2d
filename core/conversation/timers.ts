/**
 * Rules that set the deadlines of a conversation. A rule is armed when the widget learns that it applies, and
 * cleared as soon as it does not. A rule that has fired is not armed again for the same reason: if the server
 * finds that nothing is due yet, its own job applies the timeout later.
 */
import { DEFAULT_WIDGET_TIMERS, type WidgetTimers } from '#contract/constants/chat-flow.ts'
import { isAiTurn, isAnswerAwaited, isGivenUp, isInQueue, lastReplyOfAi, lastWordOfAi } from './conditions.ts'
import type { ConversationState } from './state.ts'

type Change = Partial<ConversationState>

type Rule = {
  /** Returns a name for why the rule applies, or null if it does not apply. */
  readonly reason: (state: ConversationState) => string | null
  readonly armed: (at: number, timers: WidgetTimers, state: ConversationState) => Change
  readonly cleared: Change
}

/** Returns both idle timers, started at an instant (CHAT-15, CHAT-16). */
export function idleTimers(
  at: number,
  [followUp, autoClose]: WidgetTimers,
): Pick<ConversationState, 'followUpAt' | 'autoCloseAt'> {
  return { followUpAt: at + followUp, autoCloseAt: at + autoClose }
}

const THINKING: Rule = {
  reason: state => {
    const isUnderway = isAiTurn(state) && state.outbox.some(message => !isGivenUp(message))
    return isAnswerAwaited(state) || (isUnderway && state.status !== 'resolved') ? 'answer awaited' : null
  },
  armed: () => ({}),
  cleared: { isThinking: false, thinkingAt: null, streamedText: null },
}

const IDLE: Rule = {
  reason: lastReplyOfAi,
  armed: (at, timers) => ({ ...idleTimers(at, timers), idleResumeAt: null, isFollowUpShown: false }),
  cleared: { followUpAt: null, autoCloseAt: null, idleResumeAt: null, isFollowUpShown: false },
}

const CHOICE: Rule = {
  reason: state => lastWordOfAi(state, 'offer'),
  armed: (at, [, , , , choiceTimeout]) => ({ choiceAt: at + choiceTimeout }),
  cleared: { choiceAt: null },
}

const QUEUE: Rule = {
  reason: state => (isInQueue(state) ? state.conversationId : null),
  armed(at, [, , , humanFallback], { requestedAt }) {
    // After a reload, what is left of the wait. If that isn't plausible, this clock and the server's differ.
    const left = requestedAt + humanFallback - at
    return { queueRefreshAt: at, fallbackAt: at + (left > 0 && left < humanFallback ? left : humanFallback) }
  },
  cleared: { queueRefreshAt: null, queuePosition: null, fallbackAt: null },
}

/** Returns the company's timers, or until they are known the defaults. */
export function timersOf({ timers }: ConversationState): WidgetTimers {
  return timers ?? DEFAULT_WIDGET_TIMERS
}

/**
 * Returns the state after an event, with rules armed or cleared where the event changed whether they apply.
 */
export function followRules(
  before: ConversationState,
  after: ConversationState,
  at: number,
): ConversationState {
  let state = after
  for (const { reason, armed, cleared } of [THINKING, IDLE, CHOICE, QUEUE]) {
    const current = reason(state)
    if (current === null) state = holds(state, cleared) ? state : { ...state, ...cleared }
    else if (current !== reason(before)) state = { ...state, ...armed(at, timersOf(state), state) }
  }
  return state
}

function holds(state: ConversationState, change: Change): boolean {
  return Object.entries(change).every(([name, value]) => state[name as keyof ConversationState] === value)
}
