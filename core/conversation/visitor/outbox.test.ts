import { describe, expect, it } from 'vitest'
import { conversation, drive, message, OPEN } from '../test-kit.ts'
import { send } from './outbox.ts'

const hello = { type: 'sent', clientId: 'client-1', content: 'message 1' } as const
const more = { type: 'sent', clientId: 'client-2', content: 'message 2' } as const
const post = (clientId: string) => expect.objectContaining({ type: 'post-message', clientId })

/** Runs the machine and returns only its effects that post messages. */
function driven() {
  const machine = drive()
  return { ...machine, posted: () => machine.takeEffects().filter(({ type }) => type === 'post-message') }
}

describe('the outbox', () => {
  it('brings messages one at a time in the order they were written', () => {
    const { dispatch, posted, state } = driven()
    for (const sequence of [1, 2, 3])
      dispatch({ type: 'sent', clientId: `client-${sequence}`, content: `message ${sequence}` })
    expect(posted()).toEqual([post('client-1')])
    dispatch({ type: 'acknowledged', message: message(1), conversation: conversation() })
    expect(posted()).toEqual([post('client-2')])
    dispatch({ type: 'acknowledged', message: message(2), conversation: conversation() })
    expect(posted()).toEqual([post('client-3')])
    dispatch({ type: 'acknowledged', message: message(3), conversation: conversation() })
    expect(state().outbox).toEqual([])
  })

  it('keeps the page on which a message was written until it arrives', () => {
    const { dispatch, state } = drive()
    const prices = { title: 'Prices', path: '/prices' }
    const help = { title: 'Help', path: '/help' }
    dispatch(hello)
    dispatch({ type: 'page-read', page: prices })
    dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: false })
    dispatch(more)
    dispatch({ type: 'page-read', page: help })
    expect(state().outbox.map(({ page }) => page)).toEqual([prices, help])
  })

  it('tries again after 1 s, 2 s, 4 s, and then every 5 s', () => {
    const { dispatch, advance, takeEffects, state } = drive()
    dispatch(hello)
    takeEffects()
    for (const wait of [1_000, 2_000, 4_000, 5_000, 5_000]) {
      dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: false })
      advance(wait - 1)
      expect(takeEffects(), `after ${wait - 1} ms`).toEqual([])
      advance(1)
      expect(takeEffects(), `after ${wait} ms`).toEqual([post('client-1')])
    }
    dispatch({ type: 'acknowledged', message: message(1), conversation: conversation() })
    expect(state().outbox).toEqual([])
  })

  it('lets nothing overtake a message that waits for its next try', () => {
    const { dispatch, advance, takeEffects } = drive()
    dispatch(hello)
    dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: false })
    dispatch(more)
    advance(999)
    expect(takeEffects()).toEqual([post('client-1')])
    advance(1)
    expect(takeEffects()).toEqual([post('client-1')])
  })

  it('gives up on a final failure, sends the next, and tries again when the visitor says so', () => {
    const { dispatch, advance, posted, state } = driven()
    dispatch(hello)
    dispatch(more)
    posted()
    dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: true })
    expect(posted()).toEqual([post('client-2')])
    advance(60_000)
    expect(state().outbox).toMatchObject([{ delivery: 'failed' }, { delivery: 'sending' }])
    dispatch({ type: 'retried', clientId: 'client-1' })
    dispatch({ type: 'retried', clientId: 'client-1' })
    expect(posted()).toEqual([])
    dispatch({
      type: 'acknowledged',
      message: message(1, 'visitor', { client_id: 'client-2' }),
      conversation: conversation(),
    })
    expect(posted()).toEqual([post('client-1')])
    dispatch({ type: 'retried', clientId: 'client-1' })
    expect(posted()).toEqual([])
  })

  it('lays a failure at nobody else when the socket has brought the message meanwhile', () => {
    const { dispatch, takeEffects, state } = drive()
    dispatch(hello)
    dispatch(more)
    dispatch({ type: 'received', messages: [message(1)] })
    expect(takeEffects()).toEqual([post('client-1'), post('client-2')])
    dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: true })
    expect(state().outbox).toMatchObject([{ clientId: 'client-2', delivery: 'sending' }])
  })

  it('tries to create the conversation again in the same way', () => {
    const { dispatch, advance, takeEffects } = drive({ ...OPEN, conversationId: null, status: 'none' })
    dispatch(hello)
    takeEffects()
    dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: false })
    advance(999)
    expect(takeEffects()).toEqual([])
    advance(1)
    expect(takeEffects()).toEqual([
      expect.objectContaining({ type: 'create-conversation', clientId: 'client-1' }),
    ])
  })

  it('tries at once when the network is back', () => {
    const { dispatch, advance, takeEffects } = drive()
    dispatch(hello)
    dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: false })
    takeEffects()
    dispatch({ type: 'woken', isOffline: false })
    expect(takeEffects()).toEqual([post('client-1')])
    advance(60_000)
    expect(takeEffects()).toEqual([])
  })

  it('lets the visitor give up what failed or waits, but not what is being posted', () => {
    const { dispatch, takeEffects, state } = drive()
    dispatch(hello)
    dispatch(more)
    dispatch({ type: 'discarded', clientId: 'client-1' })
    dispatch({ type: 'discarded', clientId: 'client-2' })
    expect(state().outbox).toMatchObject([{ clientId: 'client-1' }])
    dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: true })
    dispatch({ type: 'discarded', clientId: 'client-1' })
    expect(state().outbox).toEqual([])
    expect(takeEffects()).toEqual([post('client-1')])
  })

  it('sends the next at once when the one that waits for its next try is given up', () => {
    const { dispatch, takeEffects, state } = drive()
    dispatch(hello)
    dispatch(more)
    dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: false })
    takeEffects()
    dispatch({ type: 'discarded', clientId: 'client-1' })
    expect(takeEffects()).toEqual([post('client-2')])
    expect(state().retryAt).toBeNull()
  })

  it('does not ask for a second conversation while the first is being created', () => {
    const { dispatch, takeEffects } = drive({ ...OPEN, conversationId: null, status: 'none' })
    dispatch(hello)
    dispatch(more)
    takeEffects()
    dispatch({ type: 'discarded', clientId: 'client-1' })
    expect(takeEffects()).toEqual([])
  })
})

const sent = (clientId: string, content = 'Hello') => ({ type: 'sent', clientId, content }) as const

describe('[CHAT-20] the same words again', () => {
  it.each([
    [0, 1],
    [4_999, 1],
    [5_000, 2],
    [5_001, 2],
  ])('%i ms later are %i message(s)', (wait, count) => {
    const { dispatch, advance, state } = drive()
    dispatch(sent('a'))
    advance(wait)
    dispatch(sent('b', ' Hello \n'))
    expect(state().outbox).toHaveLength(count)
  })

  it.each([-1, -3_600_000])('are a message when the clock was set back: %i ms', set => {
    const lastSent = { content: 'Yes', at: 5_000_000 }
    const { state } = send({ ...OPEN, lastSent }, { clientId: 'b', content: 'Yes' }, lastSent.at + set)
    expect(state.outbox).toMatchObject([{ clientId: 'b' }])
  })

  it('are one message even when the first has arrived', () => {
    const { dispatch, takeEffects, state } = drive()
    dispatch(sent('client-1'))
    dispatch({ type: 'acknowledged', message: message(1), conversation: conversation({ last_sequence: 1 }) })
    takeEffects()
    dispatch(sent('client-2'))
    expect(state().outbox).toEqual([])
    expect(takeEffects()).toEqual([])
  })

  it('count from the last message taken, not from the one ignored', () => {
    const { dispatch, advance, state } = drive()
    dispatch(sent('a'))
    advance(3_000)
    dispatch(sent('b'))
    advance(2_000)
    dispatch(sent('c'))
    expect(state().outbox.map(({ clientId }) => clientId)).toEqual(['a', 'c'])
  })

  it('are a message when others came between', () => {
    const { dispatch, state } = drive()
    dispatch(sent('a'))
    dispatch(sent('b', 'Hello?'))
    dispatch(sent('c'))
    expect(state().outbox).toHaveLength(3)
  })

  it('are a message when the first was given up, and in another conversation', () => {
    const { dispatch, state } = drive()
    dispatch(sent('a'))
    dispatch({ type: 'delivery-failed', clientId: 'a', isFinal: true })
    dispatch({ type: 'discarded', clientId: 'a' })
    dispatch(sent('b'))
    expect(state().outbox).toMatchObject([{ clientId: 'b' }])
    dispatch({ type: 'resumed', conversationId: null, outbox: [] })
    dispatch(sent('c'))
    expect(state().outbox).toMatchObject([{ clientId: 'c' }])
  })

  it('of others stand as often as they were said', () => {
    const { dispatch, state } = drive()
    const same = { content: 'Hello' }
    dispatch({ type: 'received', messages: [message(1, 'agent', same), message(2, 'agent', same)] })
    dispatch({ type: 'received', messages: [message(3, 'visitor', same), message(4, 'visitor', same)] })
    expect(state().messages).toHaveLength(4)
  })
})

describe('[CHAT-08] a ticket', () => {
  it('takes words without an answer being expected', () => {
    const { dispatch, advance, state } = drive({ ...OPEN, status: 'ticket', isTicketOpen: true })
    dispatch(sent('client-1'))
    dispatch({
      type: 'acknowledged',
      message: message(1),
      conversation: conversation({ status: 'ticket', number: 1_001 }),
    })
    advance(10_000)
    expect(state()).toMatchObject({ status: 'ticket', isThinking: false, isTicketOpen: true, number: 1_001 })
  })
})
