import { describe, expect, it } from 'vitest'
import type { ConversationEffect, ConversationEvent } from './events.ts'
import { type ConversationState, INITIAL_CONVERSATION } from './state.ts'
import { CONVERSATION_ID, conversation, drive, message, OPEN, outgoing, START_MS } from './test-kit.ts'
import { conversationMachine } from './transition.ts'

const conversationId = CONVERSATION_ID
const NEW: ConversationState = { ...INITIAL_CONVERSATION, email: 'ann@example.test' }
const sending = outgoing('a', { content: 'Hello' })
const failed = outgoing('a', { delivery: 'failed' })
const sent = (content: string): ConversationEvent => ({ type: 'sent', clientId: 'a', content })
const answer = (text: string): ConversationEvent => ({ type: 'offer-answered', text, clientId: 'a' })
const fetchAfter = (after: number): ConversationEffect => ({ type: 'fetch-messages', conversationId, after })
const LONG = `${'🙂'.repeat(39)}xyz`

type Row = {
  readonly title: string
  readonly given: ConversationState
  readonly event: ConversationEvent
  readonly state?: Partial<ConversationState>
  readonly effects: readonly ConversationEffect[]
}

const rows: readonly Row[] = [
  {
    title: '[CHAT-05] an address lets the visitor in, without the spaces around it',
    given: INITIAL_CONVERSATION,
    event: { type: 'email-given', email: ' ann@example.test ' },
    state: { email: 'ann@example.test' },
    effects: [],
  },
  {
    title: '[CHAT-05] what is no address changes nothing',
    given: INITIAL_CONVERSATION,
    event: { type: 'email-given', email: 'ann@example' },
    state: INITIAL_CONVERSATION,
    effects: [],
  },
  {
    title: '[CHAT-06] sending without an email alerts',
    given: INITIAL_CONVERSATION,
    event: sent('Hello'),
    state: INITIAL_CONVERSATION,
    effects: [{ type: 'alert', key: 'emailMissing' }],
  },
  {
    title: '[CHAT-06] blank text does nothing, not even alert',
    given: INITIAL_CONVERSATION,
    event: sent(' \n\t '),
    state: INITIAL_CONVERSATION,
    effects: [],
  },
  {
    title: '[CHAT-06] blank text in an open conversation does nothing',
    given: OPEN,
    event: sent('   '),
    state: OPEN,
    effects: [],
  },
  {
    title: '[CHAT-07] the first message creates the conversation under its first 40 characters',
    given: NEW,
    event: sent(`  ${LONG} `),
    state: { outbox: [{ ...sending, content: LONG }], status: 'none' },
    effects: [
      {
        type: 'create-conversation',
        clientId: 'a',
        subject: `${'🙂'.repeat(39)}x`,
        email: 'ann@example.test',
      },
    ],
  },
  {
    title: '[CHAT-07] once created the message itself is posted',
    given: { ...NEW, outbox: [sending] },
    event: { type: 'created', conversationId },
    state: { conversationId, status: 'open', outbox: [sending] },
    effects: [
      { type: 'remember', conversationId },
      { type: 'join-channel', conversationId },
      { type: 'post-message', conversationId, clientId: 'a', content: 'Hello', choice: null },
    ],
  },
  {
    title: '[CHAT-07] later messages are posted to the conversation',
    given: OPEN,
    event: sent('Hello'),
    state: { outbox: [sending], thinkingAt: START_MS + 1_200 },
    effects: [{ type: 'post-message', conversationId, clientId: 'a', content: 'Hello', choice: null }],
  },
  {
    title: '[CHAT-12] an assignee clears the queue, shows the name and expects a word',
    given: { ...OPEN, needsHuman: true, queuePosition: 3, queueRefreshAt: START_MS + 5_000 },
    event: { type: 'changed', conversation: conversation({ needs_human: true, assignee_name: 'Dana' }) },
    state: {
      queuePosition: null,
      queueRefreshAt: null,
      assigneeName: 'Dana',
      isAgentExpected: true,
      typingUntil: START_MS + 5_000,
    },
    effects: [],
  },
  {
    title: '[CHAT-12] an assignee of a conversation that has just begun joins',
    given: { ...OPEN, updatedAt: 0, outbox: [outgoing('client-1')] },
    event: {
      type: 'acknowledged',
      message: message(1),
      conversation: conversation({ assignee_name: 'Dana', last_sequence: 1 }),
    },
    state: { assigneeName: 'Dana', isAgentExpected: true },
    effects: [],
  },
  {
    title: '[CHAT-12] an assignee from before a reload has not come just now',
    given: { ...OPEN, updatedAt: 0 },
    event: {
      type: 'received',
      messages: [message(1)],
      conversation: conversation({ assignee_name: 'Dana', last_sequence: 1 }),
    },
    state: { assigneeName: 'Dana', isAgentExpected: false, typingUntil: null },
    effects: [],
  },
  {
    title: '[CHAT-12] nor when the server first speaks of them with a message that the reload sent',
    given: { ...OPEN, updatedAt: 0, outbox: [outgoing('client-2')] },
    event: {
      type: 'acknowledged',
      message: message(2),
      conversation: conversation({ assignee_name: 'Dana', last_sequence: 2 }),
    },
    state: { assigneeName: 'Dana', isAgentExpected: false, typingUntil: null },
    effects: [{ type: 'fetch-messages', conversationId, after: 0 }],
  },
  {
    title: "[CHAT-12] the agent's message ends the typing",
    given: { ...OPEN, assigneeName: 'Dana', isAgentExpected: true, typingUntil: START_MS + 5_000 },
    event: { type: 'received', messages: [message(1, 'agent')] },
    state: { isAgentExpected: false, typingUntil: null },
    effects: [],
  },
  {
    title: '[CHAT-12] no typing when the thread already ends with the agent',
    given: OPEN,
    event: {
      type: 'received',
      messages: [message(1), message(2, 'agent')],
      conversation: conversation({ assignee_name: 'Dana', last_sequence: 2 }),
    },
    state: { assigneeName: 'Dana', isAgentExpected: false },
    effects: [],
  },
  {
    title: '[CHAT-13] Yes stands as the visitor’s message, which the server understands',
    given: OPEN,
    event: answer('Ja'),
    state: { outbox: [{ ...sending, content: 'Ja' }], thinkingAt: null },
    effects: [{ type: 'post-message', conversationId, clientId: 'a', content: 'Ja', choice: null }],
  },
  {
    title: '[CHAT-13] No sends its text and expects no answer',
    given: OPEN,
    event: answer('Nein danke!'),
    state: { outbox: [{ ...sending, content: 'Nein danke!' }], thinkingAt: null },
    effects: [{ type: 'post-message', conversationId, clientId: 'a', content: 'Nein danke!', choice: null }],
  },
  {
    title: '[CHAT-09] a request for a human asks the server',
    given: OPEN,
    event: { type: 'human-requested' },
    state: OPEN,
    effects: [{ type: 'set-needs-human', conversationId, needsHuman: true }],
  },
  {
    title: '[CHAT-09] a request for a human before there is a conversation does nothing',
    given: NEW,
    event: { type: 'human-requested' },
    state: NEW,
    effects: [],
  },
  {
    title: '[CHAT-18] reopening asks the server',
    given: { ...OPEN, status: 'resolved' },
    event: { type: 'reopen-chosen' },
    state: { status: 'resolved' },
    effects: [{ type: 'set-needs-human', conversationId, needsHuman: false }],
  },
  {
    title: '[CHAT-18] the input opens again when the server says open',
    given: { ...OPEN, status: 'resolved' },
    event: { type: 'changed', conversation: conversation({ status: 'open' }) },
    state: { status: 'open' },
    effects: [],
  },
  {
    title: '[CHAT-18] a new conversation clears all but the email',
    given: { ...OPEN, status: 'ticket', messages: [message(1)], outbox: [failed], assigneeName: 'Dana' },
    event: { type: 'start-new-chosen' },
    state: NEW,
    effects: [{ type: 'leave-channel' }, { type: 'forget' }],
  },
  {
    title: '[CHAT-19] a missing conversation is forgotten silently',
    given: { ...OPEN, messages: [message(1)] },
    event: { type: 'missing' },
    state: NEW,
    effects: [{ type: 'leave-channel' }, { type: 'forget' }],
  },
  {
    title: '[CHAT-19] what was not sent yet begins a new one',
    given: { ...OPEN, messages: [message(1)], outbox: [{ ...sending, attempts: 4 }] },
    event: { type: 'missing' },
    state: { ...NEW, outbox: [sending] },
    effects: [
      { type: 'leave-channel' },
      { type: 'forget' },
      { type: 'create-conversation', clientId: 'a', subject: 'Hello', email: 'ann@example.test' },
    ],
  },
  {
    title: 'a stored conversation is joined and fetched from the beginning',
    given: NEW,
    event: { type: 'resumed', conversationId, outbox: [] },
    state: { conversationId, status: 'open' },
    effects: [{ type: 'join-channel', conversationId }, fetchAfter(0)],
  },
  {
    title: 'a hole is fetched from behind the last contiguous message',
    given: { ...OPEN, messages: [message(1), message(2)] },
    event: { type: 'received', messages: [message(5)] },
    effects: [fetchAfter(2)],
  },
  {
    title: 'a change that tells of unseen messages fetches them',
    given: { ...OPEN, messages: [message(1)] },
    event: { type: 'changed', conversation: conversation({ last_sequence: 2 }) },
    effects: [fetchAfter(1)],
  },
  {
    title: 'a change without unseen messages fetches nothing',
    given: { ...OPEN, messages: [message(1)] },
    event: { type: 'changed', conversation: conversation({ last_sequence: 1 }) },
    effects: [],
  },
  {
    title: 'a nudge fetches what may have been missed',
    given: { ...OPEN, messages: [message(1)] },
    event: { type: 'nudged' },
    effects: [fetchAfter(1)],
  },
  {
    title: 'a nudge without a conversation does nothing',
    given: NEW,
    event: { type: 'nudged' },
    state: NEW,
    effects: [],
  },
  {
    title: 'a late word about a conversation that was left changes nothing',
    given: NEW,
    event: { type: 'changed', conversation: conversation({ needs_human: true, last_sequence: 3 }) },
    state: NEW,
    effects: [],
  },
  {
    title: 'a late message of a conversation that was left is dropped',
    given: NEW,
    event: { type: 'received', messages: [message(1)], conversation: conversation({ needs_human: true }) },
    state: NEW,
    effects: [],
  },
]

describe('conversation transitions', () => {
  it.each(rows)('$title', ({ given, event, state, effects }) => {
    const step = conversationMachine.transition(given, event, START_MS)
    if (state) expect(step.state).toMatchObject(state)
    expect(step.effects).toEqual(effects)
  })

  it('[CHAT-12] an older word about the conversation changes nothing', () => {
    const { dispatch, state } = drive()
    dispatch({ type: 'changed', conversation: conversation({ assignee_name: 'Dana' }, 2) })
    dispatch({ type: 'acknowledged', message: message(1), conversation: conversation({}, 1) })
    expect(state()).toMatchObject({ assigneeName: 'Dana', messages: [{ sequence: 1 }] })
  })

  it('[CHAT-20] a message that the socket and the answer both bring stands once', () => {
    const { dispatch, state } = drive()
    dispatch({ type: 'sent', clientId: 'client-1', content: 'message 1' })
    dispatch({ type: 'received', messages: [message(1), message(1)] })
    dispatch({ type: 'acknowledged', message: message(1), conversation: conversation({ last_sequence: 1 }) })
    expect(state()).toMatchObject({ messages: [message(1)], outbox: [] })
  })

  it('messages that arrive out of order end sorted', () => {
    const { dispatch, state } = drive()
    for (const sequence of [3, 1, 4, 2]) dispatch({ type: 'received', messages: [message(sequence)] })
    expect(state().messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
  })
})
