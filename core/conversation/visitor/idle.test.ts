import { describe, expect, it } from 'vitest'
import type { MessageMeta } from '#contract/entities/message.ts'
import type { ConversationEvent } from '../events.ts'
import {
  conversation,
  CONVERSATION_ID as conversationId,
  drive,
  message,
  OPEN,
  outgoing,
  START_MS,
} from '../test-kit.ts'
import { conversationMachine } from '../transition.ts'

const applyTimeout = { type: 'apply-timeout', conversationId, rule: 'auto-close' } as const
const typing = { type: 'send-typing', conversationId } as const
const answer = (sequence: number, type: MessageMeta['type'] = 'answer') =>
  message(sequence, 'ai', { meta: { type } })
const GONE = { isFollowUpShown: false, followUpAt: null, autoCloseAt: null, idleResumeAt: null }

/** A thread that has just received an AI answer as its last message. */
function answered() {
  const machine = drive()
  machine.dispatch({ type: 'received', messages: [message(1), answer(2)] })
  machine.takeEffects()
  return machine
}

describe('[CHAT-15] the follow-up card', () => {
  it('shows 20 s after the answer, not at 19,999 ms', () => {
    const { advance, state } = answered()
    advance(19_999)
    expect(state().isFollowUpShown).toBe(false)
    advance(1)
    expect(state().isFollowUpShown).toBe(true)
  })

  it('counts from the instant of learning when an old thread is taken up', () => {
    const { dispatch, advance, state } = drive()
    advance(3_600_000)
    dispatch({ type: 'resumed', conversationId, outbox: [] })
    dispatch({ type: 'received', messages: [message(1), answer(2)], conversation: conversation() })
    expect(state()).toMatchObject({
      followUpAt: START_MS + 3_620_000,
      autoCloseAt: START_MS + 3_645_000,
    })
  })

  it.each([
    ['an offer', [message(1), answer(2, 'offer')]],
    ['the word of a timer', [message(1), answer(2, 'auto')]],
    ["an agent's message", [message(1), message(2, 'agent')]],
    ['an answer that is not the last word', [answer(1), message(2)]],
  ])('does not come after %s', (_case, messages) => {
    const { dispatch, advance, takeEffects, state } = drive()
    dispatch({ type: 'received', messages })
    expect(state()).toMatchObject(GONE)
    takeEffects()
    advance(100_000)
    expect(takeEffects()).toEqual([])
    expect(state().isFollowUpShown).toBe(false)
  })

  it.each([
    ['a human is wanted', { needsHuman: true }],
    ['an assignee exists', { assigneeName: 'Dana' }],
    ['it is a ticket', { status: 'ticket' }],
    ['it is resolved', { status: 'resolved' }],
    ['something is on its way', { outbox: [outgoing('client-9')] }],
  ] as const)('does not come when %s', (_case, change) => {
    const { dispatch, advance, state } = drive({ ...OPEN, ...change })
    dispatch({ type: 'received', messages: [message(1), answer(2)] })
    advance(100_000)
    expect(state()).toMatchObject(GONE)
  })

  it('starts anew with the next answer, and takes the card away', () => {
    const { dispatch, advance, state } = answered()
    advance(20_000)
    dispatch({ type: 'received', messages: [answer(3)] })
    expect(state()).toMatchObject({ isFollowUpShown: false, followUpAt: START_MS + 40_000 })
  })

  it('is not started anew by an answer that is told twice, or rated', () => {
    const { dispatch, advance, state } = answered()
    advance(10_000)
    dispatch({ type: 'received', messages: [answer(2)], conversation: conversation({}, 5) })
    dispatch({ type: 'rated', messageId: answer(2).id, helpful: true })
    dispatch({ type: 'seen' })
    expect(state()).toMatchObject({ followUpAt: START_MS + 20_000, autoCloseAt: START_MS + 45_000 })
  })

  const ended: readonly (readonly [string, ConversationEvent])[] = [
    ['words of the visitor', { type: 'sent', clientId: 'client-3', content: 'And now?' }],
    [
      'a file',
      {
        type: 'sent',
        clientId: 'client-4',
        content: '',
        files: [{ clientId: 'client-3', name: 'a.png', size: 1, mediaType: 'image/png', progress: 0 }],
      },
    ],
    ['an agent', { type: 'received', messages: [message(3, 'agent')] }],
    ['an assignee', { type: 'changed', conversation: conversation({ assignee_name: 'Dana' }) }],
    ['a request for a human', { type: 'changed', conversation: conversation({ needs_human: true }) }],
    ['the end', { type: 'changed', conversation: conversation({ status: 'resolved' }) }],
    ['a ticket', { type: 'changed', conversation: conversation({ status: 'ticket' }) }],
    ['a new conversation', { type: 'start-new-chosen' }],
    ['another conversation', { type: 'resumed', conversationId: null, outbox: [] }],
  ]
  it.each(ended)('goes, with every idle timer, at %s', (_case, event) => {
    const { dispatch, advance, takeEffects, state } = answered()
    advance(20_000)
    dispatch(event)
    expect(state()).toMatchObject(GONE)
    advance(45_000)
    expect(takeEffects()).not.toContainEqual(applyTimeout)
  })

  it("'Thank you' posts the choice once; its acknowledgement ends the conversation", () => {
    const { dispatch, advance, takeEffects, state } = answered()
    advance(20_000)
    dispatch({ type: 'follow-up-answered', isDone: true, clientId: 'client-3' })
    dispatch({ type: 'follow-up-answered', isDone: true, clientId: 'client-4' })
    expect(takeEffects()).toEqual([
      {
        type: 'post-message',
        conversationId,
        clientId: 'client-3',
        content: 'Thank you, that answered my question',
        choice: { type: 'thankyou' },
      },
    ])
    expect(state()).toMatchObject({ ...GONE, thinkingAt: null })
    const resolved = conversation({ status: 'resolved', last_sequence: 3 }, 21)
    dispatch({
      type: 'acknowledged',
      message: message(3, 'visitor', { meta: { type: 'thankyou' } }),
      conversation: resolved,
    })
    expect(state()).toMatchObject({ status: 'resolved', outbox: [] })
    expect(takeEffects()).toEqual([])
  })

  it("'I have another question' dismisses it and gives the time of somebody who types", () => {
    const { dispatch, advance, takeEffects, state } = answered()
    advance(20_000)
    dispatch({ type: 'follow-up-answered', isDone: false, clientId: 'client-3' })
    expect(state()).toMatchObject({ ...GONE, idleResumeAt: START_MS + 30_000 })
    expect(takeEffects()).toEqual([typing])
    advance(10_000 + 44_999)
    expect(takeEffects()).toEqual([])
    advance(1)
    expect(takeEffects()).toEqual([applyTimeout])
  })

  it('takes no answer when it is not shown', () => {
    const { dispatch, takeEffects } = answered()
    dispatch({ type: 'follow-up-answered', isDone: true, clientId: 'client-3' })
    expect(takeEffects()).toEqual([])
  })
})

describe('[CHAT-16] the automatic end', () => {
  it('is asked for 45 s after the answer, once, not at 44,999 ms', () => {
    const { advance, takeEffects } = answered()
    advance(44_999)
    expect(takeEffects()).toEqual([])
    advance(1)
    expect(takeEffects()).toEqual([applyTimeout])
    advance(600_000)
    expect(takeEffects()).toEqual([])
  })

  it('is not asked for again when the server finds it not due', () => {
    const { dispatch, advance, takeEffects } = answered()
    advance(45_000)
    dispatch({ type: 'changed', conversation: conversation({ last_sequence: 2 }, 45) })
    takeEffects()
    advance(600_000)
    expect(takeEffects()).toEqual([])
  })

  it('closes with the words of the server', () => {
    const { dispatch, advance, state } = answered()
    advance(45_000)
    dispatch({ type: 'changed', conversation: conversation({ status: 'resolved', last_sequence: 3 }, 45) })
    dispatch({ type: 'received', messages: [answer(3, 'auto')] })
    expect(state()).toMatchObject({ ...GONE, status: 'resolved' })
  })

  it('is due at once, with the card, when the tab has slept', () => {
    const { state } = answered()
    const step = conversationMachine.transition(state(), { type: 'deadline' }, START_MS + 3_600_000)
    expect(step.effects).toEqual([applyTimeout])
    expect(conversationMachine.nextDeadline(step.state)).toBeNull()
  })
})

describe('[CHAT-17] typing', () => {
  it('cancels both timers, and 10 s after the last key they start anew in full', () => {
    const { dispatch, advance, takeEffects, state } = answered()
    advance(19_000)
    dispatch({ type: 'typed' })
    advance(9_999)
    dispatch({ type: 'typed' })
    expect(state()).toMatchObject({ ...GONE, idleResumeAt: START_MS + 38_999 })
    advance(9_999)
    expect(state()).toMatchObject({ followUpAt: null, autoCloseAt: null })
    advance(1)
    expect(state()).toMatchObject({
      idleResumeAt: null,
      followUpAt: START_MS + 58_999,
      autoCloseAt: START_MS + 83_999,
    })
    takeEffects()
    advance(19_999)
    expect(state().isFollowUpShown).toBe(false)
    advance(1)
    expect(state().isFollowUpShown).toBe(true)
    advance(24_999)
    expect(takeEffects()).toEqual([])
    advance(1)
    expect(takeEffects()).toEqual([applyTimeout])
  })

  it('leaves a card that is shown', () => {
    const { dispatch, advance, state } = answered()
    advance(20_000)
    dispatch({ type: 'typed' })
    expect(state()).toMatchObject({ isFollowUpShown: true, autoCloseAt: null })
  })

  it('arms nothing where nothing is idle', () => {
    const { dispatch, advance, state } = drive({ ...OPEN, messages: [message(1)] })
    dispatch({ type: 'typed' })
    advance(10_000)
    expect(state()).toMatchObject(GONE)
  })

  it('is told to the server every 3 s at the most', () => {
    const { dispatch, advance, takeEffects } = answered()
    dispatch({ type: 'typed' })
    advance(2_999)
    dispatch({ type: 'typed' })
    expect(takeEffects()).toEqual([typing])
    advance(1)
    dispatch({ type: 'typed' })
    expect(takeEffects()).toEqual([typing])
  })

  it('is not told before there is a conversation', () => {
    const { dispatch, takeEffects } = drive({ ...OPEN, conversationId: null, status: 'none' })
    dispatch({ type: 'typed' })
    expect(takeEffects()).toEqual([])
  })

  it('goes on when a message that failed is given up', () => {
    const { dispatch, advance, state } = answered()
    dispatch({ type: 'sent', clientId: 'client-3', content: 'And now?' })
    dispatch({ type: 'delivery-failed', clientId: 'client-3', isFinal: true })
    expect(state()).toMatchObject(GONE)
    advance(5_000)
    dispatch({ type: 'discarded', clientId: 'client-3' })
    expect(state().autoCloseAt).toBe(START_MS + 50_000)
  })
})
