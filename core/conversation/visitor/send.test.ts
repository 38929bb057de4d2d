import { describe, expect, it } from 'vitest'
import { conversation, drive, message, OPEN } from '../test-kit.ts'
import { send } from './send.ts'

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
