import { describe, expect, it } from 'vitest'
import { DEFAULT_TIMERS, DEFAULT_WIDGET_TIMERS, type WidgetTimers } from '#contract/constants/chat-flow.ts'
import type { ConversationEvent } from './events.ts'
import { CONVERSATION_ID, conversation, drive, message } from './test-kit.ts'
import { widgetTimers } from './widget-timers.ts'

const TIMERS: WidgetTimers = [7_000, 13_000, 6_000, 25_000, 31_000]

const answered: ConversationEvent = {
  type: 'received',
  messages: [message(1, 'ai', { meta: { type: 'answer' } })],
}
const offered: ConversationEvent = {
  type: 'received',
  messages: [message(1, 'ai', { meta: { type: 'offer' } })],
}
const queued: ConversationEvent = {
  type: 'changed',
  conversation: conversation({ needs_human: true, responder: 'none' }),
}

type Driven = ReturnType<typeof drive>

const follows = ({ state }: Driven) => state().isFollowUpShown
const asksFor =
  (rule: string) =>
  ({ takeEffects }: Driven) =>
    takeEffects().some(effect => effect.type === 'apply-timeout' && effect.rule === rule)

const ROWS = [
  ['[CHAT-15] the follow-up question', [answered], follows, 7],
  ['[CHAT-16] the auto-close', [answered], asksFor('auto-close'), 13],
  ['[CHAT-17] the follow-up question after typing', [answered, { type: 'typed' }], follows, 6 + 7],
  ['[CHAT-11] the fallback of a request for a human', [queued], asksFor('queue-timeout'), 25],
  ['[CHAT-14] the timeout of an offer', [offered], asksFor('choice-timeout'), 31],
] as const

describe('a company’s own timer decides', () => {
  it.each(ROWS)('%s', (_name, events, hasHappened, seconds) => {
    const driven = drive()
    driven.dispatch({ type: 'timers-known', timers: TIMERS })
    for (const event of events) driven.dispatch(event)
    driven.advance(seconds * 1_000 - 1)
    expect(hasHappened(driven)).toBe(false)
    driven.advance(1)
    expect(hasHappened(driven)).toBe(true)
  })

  it.each(ROWS)('%s, from when it is known on', (_name, events, hasHappened, seconds) => {
    const driven = drive()
    const [first, ...others] = events
    driven.dispatch(first)
    driven.advance(2_000)
    driven.dispatch({ type: 'timers-known', timers: TIMERS })
    for (const event of others) driven.dispatch(event)
    driven.advance(seconds * 1_000 - 1)
    expect(hasHappened(driven)).toBe(false)
    driven.advance(1)
    expect(hasHappened(driven)).toBe(true)
  })
})

it('[CHAT-16] a deadline that runs stays when the company changes the timers, and the next one is new', () => {
  const driven = drive()
  driven.dispatch({ type: 'timers-known', timers: DEFAULT_WIDGET_TIMERS })
  driven.dispatch(answered)
  const { followUpAt } = driven.state()
  driven.dispatch({ type: 'timers-known', timers: TIMERS })
  expect(driven.state().followUpAt).toBe(followUpAt)
  driven.dispatch({
    type: 'received',
    messages: [message(2), message(3, 'ai', { meta: { type: 'answer' } })],
  })
  expect(driven.state().followUpAt).toBe(driven.now() + 7_000)
})

it('[CHAT-18] a new conversation keeps the timers', () => {
  const driven = drive()
  driven.dispatch({ type: 'timers-known', timers: TIMERS })
  driven.dispatch({ type: 'start-new-chosen' })
  expect(driven.state().timers).toEqual(TIMERS)
  driven.dispatch({ type: 'resumed', conversationId: CONVERSATION_ID, outbox: [] })
  expect(driven.state().timers).toEqual(TIMERS)
})

it('a company that has changed nothing has the specification’s timers', () => {
  expect(DEFAULT_TIMERS).toEqual({
    follow_up_s: 20,
    auto_close_s: 45,
    typing_pause_s: 10,
    human_fallback_s: 60,
    choice_timeout_s: 180,
  })
  expect(widgetTimers(DEFAULT_TIMERS)).toEqual(DEFAULT_WIDGET_TIMERS)
})
