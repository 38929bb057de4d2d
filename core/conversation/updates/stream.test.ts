import { describe, expect, it } from 'vitest'
import type { Message } from '#contract/entities/message.ts'
import { conversation, CONVERSATION_ID as conversationId, drive, message, OPEN } from '../test-kit.ts'
import { viewConversation } from '../view/view.ts'

const open = { type: 'open-stream', conversationId } as const

/** A state in which the server has acknowledged the visitor's question. */
function asked(change: Partial<Message> = {}) {
  const machine = drive()
  machine.dispatch({ type: 'sent', clientId: 'client-1', content: 'message 1' })
  machine.dispatch({
    type: 'acknowledged',
    message: message(1, 'visitor', change),
    conversation: conversation({ last_sequence: 1 }),
  })
  return machine
}

describe('[CHAT-08] the answer while it is written', () => {
  it('is followed once the question has arrived', () => expect(asked().takeEffects()).toContainEqual(open))

  it.each([
    ['a human is wanted', { needs_human: true, responder: 'none' }],
    ['an agent is here', { assignee_name: 'Dana', responder: 'agent' }],
    ['nobody answers', { responder: 'none' }],
    ['it is a ticket', { status: 'ticket' }],
    ['it has ended', { status: 'resolved' }],
  ] as const)('is not followed when %s', (_case, change) => {
    const { dispatch, takeEffects } = drive()
    dispatch({ type: 'acknowledged', message: message(1), conversation: conversation(change) })
    expect(takeEffects()).toEqual([])
  })

  it('is not followed after the No to an offer, nor when it is already here', () => {
    const declined = asked({ meta: { type: 'declined' } })
    expect(declined.takeEffects()).not.toContainEqual(open)
    declined.advance(10_000)
    expect(declined.state().isThinking).toBe(false)
    const { dispatch, takeEffects } = drive()
    dispatch({ type: 'received', messages: [message(1), message(2, 'ai')] })
    dispatch({ type: 'acknowledged', message: message(1), conversation: conversation({ last_sequence: 2 }) })
    expect(takeEffects()).toEqual([])
  })

  it('takes the place of Thinking…, before it came and after', () => {
    const { dispatch, advance, state } = asked()
    dispatch({ type: 'streamed', text: 'You' })
    advance(1_200)
    expect(viewConversation(state())).toMatchObject({ placeholder: null, streamedText: 'You' })
    // The next question cancels the answer to this one.
    dispatch({ type: 'sent', clientId: 'client-2', content: 'And?' })
    advance(1_199)
    expect(viewConversation(state())).toMatchObject({ placeholder: null, streamedText: 'You' })
    advance(1)
    expect(state()).toMatchObject({ isThinking: true, streamedText: null })
    const late = asked()
    late.advance(1_200)
    late.dispatch({ type: 'streamed', text: '' })
    expect(late.state().isThinking).toBe(true)
    late.dispatch({ type: 'streamed', text: 'You can' })
    expect(late.state()).toMatchObject({ isThinking: false, streamedText: 'You can' })
  })

  it('goes with the next question, which cancels it, even after more of it', () => {
    const { dispatch, state } = asked()
    dispatch({ type: 'streamed', text: 'You' })
    dispatch({ type: 'sent', clientId: 'client-2', content: 'And?' })
    dispatch({ type: 'streamed', text: 'You can' })
    dispatch({
      type: 'acknowledged',
      message: message(2, 'visitor', { client_id: 'client-2' }),
      conversation: conversation({ last_sequence: 2 }),
    })
    expect(state()).toMatchObject({ isThinking: true, streamedText: null })
    dispatch({ type: 'streamed', text: 'Yes' })
    expect(state()).toMatchObject({ isThinking: false, streamedText: 'Yes' })
  })

  it('stays at its end until the answer is here, which takes its place', () => {
    const { dispatch, advance, state } = asked()
    dispatch({ type: 'streamed', text: 'You can' })
    dispatch({ type: 'streamed', text: null })
    advance(1_199)
    expect(state()).toMatchObject({ isThinking: false, streamedText: 'You can' })
    dispatch({ type: 'received', messages: [message(2, 'ai')] })
    expect(state()).toMatchObject({ isThinking: false, streamedText: null })
    advance(1_200)
    expect(state().isThinking).toBe(false)
  })

  it('gives Thinking… back 1.2 s after its end if no answer is here, and takes its place again if it goes on', () => {
    const { dispatch, advance, state } = asked()
    dispatch({ type: 'streamed', text: 'You can' })
    dispatch({ type: 'streamed', text: null })
    advance(1_199)
    expect(state()).toMatchObject({ isThinking: false, streamedText: 'You can' })
    advance(1)
    expect(state()).toMatchObject({ isThinking: true, streamedText: null })
    dispatch({ type: 'streamed', text: 'You can return' })
    advance(5_000)
    expect(state()).toMatchObject({ isThinking: false, streamedText: 'You can return' })
  })

  it('leaves Thinking… as it is when it ends without a word', () => {
    const { dispatch, advance, state } = asked()
    dispatch({ type: 'streamed', text: null })
    expect(state().isThinking).toBe(false)
    advance(1_200)
    dispatch({ type: 'streamed', text: null })
    expect(state().isThinking).toBe(true)
  })

  it.each(['ai', 'agent'] as const)('goes when a message of the %s is here, and stays away', sender => {
    const { dispatch, state } = asked()
    dispatch({ type: 'streamed', text: 'You can' })
    dispatch({ type: 'received', messages: [message(2, sender)] })
    expect(state()).toMatchObject({ streamedText: null, isThinking: false })
    dispatch({ type: 'streamed', text: 'You can return it' })
    dispatch({ type: 'streamed', text: null })
    expect(state()).toMatchObject({ streamedText: null, isThinking: false })
  })

  it('goes with Thinking… at an answer even when more of the visitor is on its way', () => {
    const { dispatch, advance, state } = asked()
    dispatch({ type: 'streamed', text: 'You can' })
    dispatch({ type: 'sent', clientId: 'client-9', content: 'And?' })
    dispatch({ type: 'received', messages: [message(2, 'ai')] })
    advance(1_200)
    expect(state()).toMatchObject({ streamedText: null, isThinking: false })
  })

  it.each([
    ['an assignee comes', { assignee_name: 'Dana' }],
    ['a human is wanted', { needs_human: true }],
    ['the conversation ends', { status: 'resolved' }],
  ] as const)('goes when %s', (_case, change) => {
    const { dispatch, state } = asked()
    dispatch({ type: 'streamed', text: 'You can' })
    dispatch({ type: 'changed', conversation: conversation({ ...change, last_sequence: 1 }) })
    expect(state()).toMatchObject({ streamedText: null, isThinking: false })
  })

  it('is dropped where no answer is awaited', () => {
    const { dispatch, state } = drive(OPEN)
    dispatch({ type: 'streamed', text: 'You can' })
    expect(state()).toBe(OPEN)
  })
})
