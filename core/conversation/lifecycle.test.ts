import { describe, expect, it } from 'vitest'
import { INITIAL_CONVERSATION } from './state.ts'
import {
  conversation,
  CONVERSATION_ID as conversationId,
  drive,
  message,
  OPEN,
  outgoing,
  START_MS,
} from './test-kit.ts'

const OTHER = '30000000-0000-4000-8000-000000000000'
const NEW = { ...INITIAL_CONVERSATION, email: 'ann@example.test' }
const LIVED = {
  ...OPEN,
  messages: [message(1), message(2, 'ai', { meta: { type: 'answer' } })],
  outbox: [outgoing('client-3', { delivery: 'failed' })],
  needsHuman: true,
  number: 7,
  isTicketOpen: true,
  agentSeen: 2,
  visitorSeen: 2,
  lastSent: { content: 'Hello', at: START_MS },
  typingQuietUntil: START_MS,
}

describe('a conversation that is taken up', () => {
  it('begins empty but for the address, after the other was left', () => {
    const { dispatch, takeEffects, state } = drive(LIVED)
    dispatch({ type: 'resumed', conversationId: OTHER, outbox: [] })
    expect(state()).toEqual({ ...NEW, conversationId: OTHER, status: 'open' })
    expect(takeEffects()).toEqual([
      { type: 'leave-channel' },
      { type: 'join-channel', conversationId: OTHER },
      { type: 'fetch-messages', conversationId: OTHER, after: 0 },
    ])
  })

  it('sends what never arrived, under the same ids, and leaves alone what failed', () => {
    const { dispatch, takeEffects, state } = drive(NEW)
    const outbox = [
      outgoing('client-1', { delivery: 'failed' }),
      outgoing('client-2', { attempts: 5 }),
      outgoing('client-3', { delivery: 'waiting', attempts: 2 }),
    ]
    dispatch({ type: 'resumed', conversationId, outbox })
    expect(state().outbox).toMatchObject([
      { delivery: 'failed' },
      { delivery: 'sending', attempts: 1 },
      { delivery: 'waiting', attempts: 0 },
    ])
    expect(takeEffects().at(-1)).toMatchObject({ type: 'post-message', clientId: 'client-2' })
  })

  it('drops what had arrived after all', () => {
    const { dispatch, state } = drive(NEW)
    dispatch({ type: 'resumed', conversationId, outbox: [outgoing('client-1')] })
    dispatch({ type: 'received', messages: [message(1)], conversation: conversation({ last_sequence: 1 }) })
    expect(state().outbox).toEqual([])
  })

  it('can be none, for which the unsent words open one', () => {
    const { dispatch, takeEffects } = drive(LIVED)
    dispatch({ type: 'resumed', conversationId: null, outbox: [outgoing('client-1')] })
    expect(takeEffects().map(({ type }) => type)).toEqual(['leave-channel', 'create-conversation'])
  })

  it('hears no late word about the one before', () => {
    const { dispatch, takeEffects, state } = drive(LIVED)
    dispatch({ type: 'resumed', conversationId: OTHER, outbox: [] })
    const before = state()
    takeEffects()
    dispatch({ type: 'received', messages: [message(3, 'agent')], conversation: conversation({}, 9) })
    dispatch({ type: 'changed', conversation: conversation({ needs_human: true, last_sequence: 3 }, 9) })
    dispatch({ type: 'created', conversationId })
    dispatch({ type: 'streamed', text: 'You can' })
    expect(state()).toBe(before)
    expect(takeEffects()).toEqual([])
  })
})

describe('[CHAT-19] a conversation that is missing', () => {
  it('is not replaced for the sake of a thanks', () => {
    const thanks = outgoing('client-3', { choice: { type: 'thankyou' } })
    const { dispatch, takeEffects, state } = drive({ ...OPEN, messages: [message(1)], outbox: [thanks] })
    dispatch({ type: 'missing' })
    expect(state()).toEqual(NEW)
    expect(takeEffects()).toEqual([{ type: 'leave-channel' }, { type: 'forget' }])
  })
})

describe('[CHAT-18] a new conversation', () => {
  it('forgets the stored id and everything of the old one', () => {
    const { dispatch, takeEffects, state } = drive(LIVED)
    dispatch({ type: 'start-new-chosen' })
    expect(state()).toEqual(NEW)
    expect(takeEffects()).toEqual([{ type: 'leave-channel' }, { type: 'forget' }])
  })

  it('is opened for the first words only', () => {
    const { dispatch, takeEffects } = drive(LIVED)
    dispatch({ type: 'start-new-chosen' })
    takeEffects()
    dispatch({ type: 'sent', clientId: 'client-9', content: 'Hello' })
    expect(takeEffects()).toMatchObject([{ type: 'create-conversation', clientId: 'client-9' }])
  })

  it('is not taken for the one that the visitor has turned to meanwhile', () => {
    const { dispatch, takeEffects, state } = drive(NEW)
    dispatch({ type: 'sent', clientId: 'client-9', content: 'Hello' })
    dispatch({ type: 'resumed', conversationId: OTHER, outbox: [outgoing('client-8')] })
    takeEffects()
    dispatch({ type: 'created', conversationId })
    expect(state().conversationId).toBe(OTHER)
    expect(takeEffects()).toEqual([])
  })

  it('is not created when nobody waits for it any more', () => {
    const { dispatch, takeEffects, state } = drive(NEW)
    dispatch({ type: 'sent', clientId: 'client-9', content: 'Hello' })
    dispatch({ type: 'resumed', conversationId: null, outbox: [] })
    takeEffects()
    dispatch({ type: 'created', conversationId })
    expect(state()).toEqual(NEW)
    expect(takeEffects()).toEqual([])
  })
})
