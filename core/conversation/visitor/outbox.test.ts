import { describe, expect, it } from 'vitest'
import { conversation, drive, message, OPEN } from '../test-kit.ts'

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
