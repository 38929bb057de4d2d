import { describe, expect, it } from 'vitest'
import type { ConversationEffect } from './events.ts'
import {
  conversation,
  CONVERSATION_ID as conversationId,
  drive,
  message,
  OPEN,
  START_MS,
} from './test-kit.ts'
import { viewConversation } from './view/view.ts'

const waiting = conversation({ needs_human: true })
const ask = { type: 'ask-queue-position', conversationId } as const

describe('[CHAT-10] the queue', () => {
  it('is asked at once and then every 10 s', () => {
    const { dispatch, advance, takeEffects } = drive()
    dispatch({ type: 'changed', conversation: waiting })
    advance(0)
    expect(takeEffects()).toEqual([ask])
    advance(9_999)
    expect(takeEffects()).toEqual([])
    advance(1)
    expect(takeEffects()).toEqual([ask])
    advance(30_000)
    expect(takeEffects()).toEqual([ask, ask, ask])
  })

  it('is not asked sooner because the conversation changed again', () => {
    const { dispatch, advance, takeEffects } = drive()
    dispatch({ type: 'changed', conversation: waiting })
    advance(5_000)
    takeEffects()
    dispatch({ type: 'changed', conversation: conversation({ needs_human: true }, 5) })
    advance(4_999)
    expect(takeEffects()).toEqual([])
    advance(1)
    expect(takeEffects()).toEqual([ask])
  })

  it.each([
    ['an assignee', { needs_human: true, assignee_name: 'Dana' }],
    ['the end', { needs_human: true, status: 'ticket' }],
    ['the request withdrawn', {}],
  ] as const)('is left by %s, and a late position is ignored', (_case, change) => {
    const { dispatch, advance, takeEffects, state } = drive()
    dispatch({ type: 'changed', conversation: waiting })
    advance(0)
    dispatch({ type: 'queue-position', position: 2 })
    expect(state().queuePosition).toBe(2)
    dispatch({ type: 'changed', conversation: conversation(change, 1) })
    takeEffects()
    dispatch({ type: 'queue-position', position: 1 })
    advance(60_000)
    expect(state().queuePosition).toBeNull()
    expect(takeEffects()).toEqual([])
  })
})

describe('[CHAT-11] the promise', () => {
  const applyTimeout = { type: 'apply-timeout', conversationId, rule: 'queue-timeout' } as const
  const timeoutsOf = (effects: readonly ConversationEffect[]) =>
    effects.filter(({ type }) => type === 'apply-timeout')

  it('is due 60 s after the widget learns of the wait, not at 59,999 ms', () => {
    const { dispatch, advance, takeEffects, state } = drive()
    dispatch({ type: 'changed', conversation: waiting })
    expect(viewConversation(state()).fallbackAt).toBe(START_MS + 60_000)
    advance(59_999)
    expect(timeoutsOf(takeEffects())).toEqual([])
    advance(1)
    expect(timeoutsOf(takeEffects())).toEqual([applyTimeout])
  })

  it('counts from the instant of learning when it is not known since when the conversation waits', () => {
    const { dispatch, advance, takeEffects, state } = drive()
    advance(7_000)
    dispatch({ type: 'resumed', conversationId, outbox: [] })
    dispatch({ type: 'received', messages: [message(1)], conversation: waiting })
    expect(state().fallbackAt).toBe(START_MS + 67_000)
    takeEffects()
    advance(60_000)
    expect(timeoutsOf(takeEffects())).toEqual([applyTimeout])
  })

  it.each([
    ['what is left of it after a reload', -22, 38],
    ['all of it if the server’s clock is behind', -61, 60],
    ['all of it if the server’s clock is ahead', 5, 60],
  ])('counts %s', (_case, requested, left) => {
    const { dispatch, state } = drive()
    dispatch({ type: 'resumed', conversationId, outbox: [] })
    const human_requested_at = new Date(START_MS + requested * 1_000).toISOString()
    dispatch({ type: 'changed', conversation: conversation({ needs_human: true, human_requested_at }) })
    expect(state().fallbackAt).toBe(START_MS + left * 1_000)
  })

  it('is kept, not renewed, when the conversation changes otherwise', () => {
    const { dispatch, advance, state } = drive()
    dispatch({ type: 'changed', conversation: waiting })
    advance(30_000)
    dispatch({ type: 'changed', conversation: conversation({ needs_human: true }, 30) })
    dispatch({ type: 'sent', clientId: 'client-1', content: 'Still there?' })
    expect(state().fallbackAt).toBe(START_MS + 60_000)
  })

  it('asks once: what the server finds not due yet, its own sweep settles', () => {
    const { dispatch, advance, takeEffects, state } = drive()
    dispatch({ type: 'changed', conversation: waiting })
    advance(60_000)
    dispatch({ type: 'changed', conversation: conversation({ needs_human: true }, 60) })
    takeEffects()
    advance(600_000)
    expect(timeoutsOf(takeEffects())).toEqual([])
    expect(state().fallbackAt).toBeNull()
  })

  it('ends at the ticket that the server makes of it', () => {
    const { dispatch, advance, state } = drive()
    dispatch({ type: 'changed', conversation: waiting })
    advance(60_000)
    const ticket = conversation({ needs_human: true, status: 'ticket', number: 1_001 }, 60)
    dispatch({ type: 'changed', conversation: ticket })
    expect(viewConversation(state())).toMatchObject({
      screen: 'ticket',
      number: 1_001,
      fallbackAt: null,
      queuePosition: null,
    })
  })

  it.each([
    ['[CHAT-12] an assignee', { needs_human: true, assignee_name: 'Dana' }],
    ['the end', { status: 'resolved' }],
    ['the request withdrawn', {}],
  ] as const)('is cleared by %s', (_case, change) => {
    const { dispatch, advance, takeEffects, state } = drive()
    dispatch({ type: 'changed', conversation: waiting })
    advance(59_999)
    dispatch({ type: 'changed', conversation: conversation(change, 59) })
    takeEffects()
    advance(60_000)
    expect(state().fallbackAt).toBeNull()
    expect(takeEffects()).toEqual([])
  })

  it('starts anew when a human is asked for again', () => {
    const { dispatch, advance, state } = drive()
    dispatch({ type: 'changed', conversation: waiting })
    advance(20_000)
    dispatch({ type: 'changed', conversation: conversation({}, 20) })
    dispatch({ type: 'changed', conversation: conversation({ needs_human: true }, 21) })
    expect(state().fallbackAt).toBe(START_MS + 80_000)
  })

  it('[CHAT-09] the visitor can take the request back', () => {
    const { dispatch, takeEffects } = drive({ ...OPEN, needsHuman: true })
    dispatch({ type: 'human-withdrawn' })
    expect(takeEffects()).toEqual([{ type: 'set-needs-human', conversationId, needsHuman: false }])
  })
})
