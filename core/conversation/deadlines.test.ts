import { describe, expect, it } from 'vitest'
import { conversation, CONVERSATION_ID as conversationId, drive, message, OPEN } from './test-kit.ts'

const hello = { type: 'sent', clientId: 'client-1', content: 'message 1' } as const
const waiting = conversation({ needs_human: true })
const ask = { type: 'ask-queue-position', conversationId } as const
const post = (clientId: string) => expect.objectContaining({ type: 'post-message', clientId })

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
    dispatch({ ...hello, clientId: 'client-2' })
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
    dispatch({ type: 'received', messages: [message(1, sender)] })
    expect(state().isThinking).toBe(true)
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

describe('[CHAT-10] the queue', () => {
  it('is asked at once and then every 10 s', () => {
    const { dispatch, advance, taken } = drive()
    dispatch({ type: 'changed', conversation: waiting })
    advance(0)
    expect(taken()).toEqual([ask])
    advance(9_999)
    expect(taken()).toEqual([])
    advance(1)
    expect(taken()).toEqual([ask])
    advance(30_000)
    expect(taken()).toEqual([ask, ask, ask])
  })

  it('is not asked sooner because the conversation changed again', () => {
    const { dispatch, advance, taken } = drive()
    dispatch({ type: 'changed', conversation: waiting })
    advance(5_000)
    taken()
    dispatch({ type: 'changed', conversation: conversation({ needs_human: true }, 5) })
    advance(4_999)
    expect(taken()).toEqual([])
    advance(1)
    expect(taken()).toEqual([ask])
  })

  it.each([
    ['an assignee', { needs_human: true, assignee_name: 'Dana' }],
    ['the end', { needs_human: true, status: 'ticket' }],
    ['the wish taken back', {}],
  ] as const)('is left by %s, and a late position is ignored', (_case, change) => {
    const { dispatch, advance, taken, state } = drive()
    dispatch({ type: 'changed', conversation: waiting })
    advance(0)
    dispatch({ type: 'queue-position', position: 2 })
    expect(state().queuePosition).toBe(2)
    dispatch({ type: 'changed', conversation: conversation(change, 1) })
    taken()
    dispatch({ type: 'queue-position', position: 1 })
    advance(60_000)
    expect(state().queuePosition).toBeNull()
    expect(taken()).toEqual([])
  })
})

describe('the outbox', () => {
  it('brings messages one at a time in the order they were written', () => {
    const { dispatch, taken, state } = drive()
    for (const sequence of [1, 2, 3])
      dispatch({ type: 'sent', clientId: `client-${sequence}`, content: `message ${sequence}` })
    expect(taken()).toEqual([post('client-1')])
    dispatch({ type: 'acknowledged', message: message(1), conversation: conversation() })
    expect(taken()).toEqual([post('client-2')])
    dispatch({ type: 'acknowledged', message: message(2), conversation: conversation() })
    expect(taken()).toEqual([post('client-3')])
    dispatch({ type: 'acknowledged', message: message(3), conversation: conversation() })
    expect(state().outbox).toEqual([])
  })

  it('tries again after 1 s, 2 s, 4 s and so on up to 30 s', () => {
    const { dispatch, advance, taken, state } = drive()
    dispatch(hello)
    taken()
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: false })
      advance(wait - 1)
      expect(taken(), `after ${wait - 1} ms`).toEqual([])
      advance(1)
      expect(taken(), `after ${wait} ms`).toEqual([post('client-1')])
    }
    dispatch({ type: 'acknowledged', message: message(1), conversation: conversation() })
    expect(state().outbox).toEqual([])
  })

  it('lets nothing overtake a message that waits for its next try', () => {
    const { dispatch, advance, taken } = drive()
    dispatch(hello)
    dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: false })
    dispatch({ ...hello, clientId: 'client-2' })
    advance(999)
    expect(taken()).toEqual([post('client-1')])
    advance(1)
    expect(taken()).toEqual([post('client-1')])
  })

  it('gives up on a final failure, sends the next, and tries again when the visitor says so', () => {
    const { dispatch, advance, taken, state } = drive()
    dispatch(hello)
    dispatch({ ...hello, clientId: 'client-2' })
    taken()
    dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: true })
    expect(taken()).toEqual([post('client-2')])
    advance(60_000)
    expect(state().outbox).toMatchObject([{ delivery: 'failed' }, { delivery: 'sending' }])
    dispatch({ type: 'retried', clientId: 'client-1' })
    dispatch({ type: 'retried', clientId: 'client-1' })
    expect(taken()).toEqual([])
    dispatch({
      type: 'acknowledged',
      message: message(1, 'visitor', { client_id: 'client-2' }),
      conversation: conversation(),
    })
    expect(taken()).toEqual([post('client-1')])
    dispatch({ type: 'retried', clientId: 'client-1' })
    expect(taken()).toEqual([])
  })

  it('lays a failure at nobody else when the socket has brought the message meanwhile', () => {
    const { dispatch, taken, state } = drive()
    dispatch(hello)
    dispatch({ ...hello, clientId: 'client-2' })
    dispatch({ type: 'received', messages: [message(1)] })
    expect(taken()).toEqual([post('client-1'), post('client-2')])
    dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: true })
    expect(state().outbox).toMatchObject([{ clientId: 'client-2', delivery: 'sending' }])
  })

  it('tries to create the conversation again in the same way', () => {
    const { dispatch, advance, taken } = drive({ ...OPEN, conversationId: null, status: 'none' })
    dispatch(hello)
    taken()
    dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: false })
    advance(999)
    expect(taken()).toEqual([])
    advance(1)
    expect(taken()).toEqual([expect.objectContaining({ type: 'create-conversation', clientId: 'client-1' })])
  })
})
