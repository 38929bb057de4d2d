import { describe, expect, it } from 'vitest'
import { conversation, drive, message, OPEN } from './test-kit.ts'

const hello = { type: 'sent', clientId: 'client-1', content: 'message 1' } as const
const more = { type: 'sent', clientId: 'client-2', content: 'message 2' } as const

describe("[CHAT-08] 'Thinking…'", () => {
  it('shows 1,200 ms after sending, not at 1,199', () => {
    const { dispatch, advance, state } = drive()
    dispatch(hello)
    advance(1_199)
    expect(state().isThinking).toBe(false)
    advance(1)
    expect(state().isThinking).toBe(true)
  })

  it('counts from the newest message', () => {
    const { dispatch, advance, state } = drive()
    dispatch(hello)
    advance(1_000)
    dispatch(more)
    advance(1_199)
    expect(state().isThinking).toBe(false)
    advance(1)
    expect(state().isThinking).toBe(true)
  })

  it.each(['ai', 'agent'] as const)('is removed by a message of the %s', sender => {
    const { dispatch, advance, state } = drive()
    dispatch(hello)
    advance(1_200)
    dispatch({ type: 'received', messages: [message(1), message(2, sender)] })
    expect(state().isThinking).toBe(false)
  })

  it('never comes when the answer was faster', () => {
    const { dispatch, advance, state } = drive()
    dispatch(hello)
    dispatch({ type: 'received', messages: [message(1), message(2, 'ai')] })
    advance(10_000)
    expect(state().isThinking).toBe(false)
  })

  it.each(['visitor', 'system'] as const)('stays at a message of the %s', sender => {
    const { dispatch, advance, state } = drive()
    dispatch(hello)
    advance(1_200)
    dispatch({ type: 'received', messages: [message(1), message(2, sender)] })
    expect(state().isThinking).toBe(true)
  })

  it.each([
    ['the message cannot be delivered', { type: 'delivery-failed', clientId: 'client-1', isFinal: true }],
    ['the thread turns to another', { type: 'resumed', conversationId: null, outbox: [] }],
  ] as const)('goes when %s', (_case, event) => {
    const { dispatch, advance, state } = drive()
    dispatch(hello)
    advance(1_200)
    dispatch(event)
    expect(state()).toMatchObject({ isThinking: false, thinkingAt: null })
  })

  it.each([
    ['an assignee exists', { assigneeName: 'Dana' }],
    ['a human is wanted', { needsHuman: true }],
    ['it is a ticket', { status: 'ticket' }],
  ] as const)('does not come when %s', (_case, change) => {
    const { dispatch, advance, state } = drive({ ...OPEN, ...change })
    dispatch(hello)
    advance(10_000)
    expect(state().isThinking).toBe(false)
  })

  it.each([
    ['an assignee comes', { assignee_name: 'Dana' }],
    ['a human is wanted', { needs_human: true }],
    ['the conversation ends', { status: 'resolved' }],
  ] as const)('goes when %s', (_case, change) => {
    const { dispatch, advance, state } = drive()
    dispatch(hello)
    advance(1_200)
    dispatch({ type: 'changed', conversation: conversation(change) })
    expect(state()).toMatchObject({ isThinking: false, thinkingAt: null })
  })
})
