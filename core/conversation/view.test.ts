import { describe, expect, it } from 'vitest'
import { INITIAL_CONVERSATION } from './state.ts'
import { message, OPEN, START_MS } from './test-kit.ts'
import { viewConversation } from './view.ts'

const offer = message(2, 'ai', { meta: { type: 'offer' } })
const outgoing = {
  clientId: 'client-9',
  content: 'Later',
  sentAt: START_MS,
  attempts: 1,
  delivery: 'sending',
} as const

describe('viewConversation', () => {
  it.each([
    ['[CHAT-05] the gate without an email', INITIAL_CONVERSATION, 'email-gate'],
    ['the chat with one', { ...INITIAL_CONVERSATION, email: 'a@b.co' }, 'chat'],
    ['[CHAT-18] the resolved end', { ...OPEN, status: 'resolved' }, 'resolved'],
    ['[CHAT-18] the ticket end', { ...OPEN, status: 'ticket' }, 'ticket'],
    ['[CHAT-18] the end even without an email', { ...OPEN, email: null, status: 'resolved' }, 'resolved'],
  ] as const)('shows %s', (_case, state, screen) => expect(viewConversation(state).screen).toBe(screen))

  it("[CHAT-21] hides messages that start with '[system]' and only those", () => {
    const messages = [
      message(1, 'visitor', { content: '[system] Handoff timeout' }),
      message(2, 'system', { content: 'Shown' }),
      message(3, 'ai', { content: 'About [system]' }),
    ]
    const texts = viewConversation({ ...OPEN, messages }).entries.map(({ text }) => text)
    expect(texts).toEqual(['Shown', 'About [system]'])
  })

  it('puts what is under way last and keeps its key when it arrives', () => {
    const before = viewConversation({ ...OPEN, messages: [message(1)], outbox: [outgoing] }).entries
    expect(before.map(({ key, delivery }) => [key, delivery])).toEqual([
      ['client-1', 'done'],
      ['client-9', 'sending'],
    ])
    const arrived = message(2, 'visitor', { client_id: 'client-9' })
    const after = viewConversation({ ...OPEN, messages: [message(1), arrived] }).entries
    expect(after.map(({ key }) => key)).toEqual(['client-1', 'client-9'])
  })

  it('carries name, instant and citations', () => {
    const citations = [{ title: 'Refunds', slug: 'refunds' }]
    const messages = [message(1, 'agent', { sender_name: 'Dana', meta: { citations } })]
    expect(viewConversation({ ...OPEN, messages }).entries).toEqual([
      {
        key: 'client-1',
        author: 'agent',
        authorName: 'Dana',
        text: 'message 1',
        citations,
        at: START_MS + 1_000,
        delivery: 'done',
      },
    ])
  })

  it.each([
    ['[CHAT-08] Thinking…', { isThinking: true }, 'Thinking…'],
    ['[CHAT-12] Typing… before Thinking…', { isThinking: true, isAgentExpected: true }, 'Typing…'],
    ['nothing', {}, null],
  ] as const)('says %s', (_case, change, placeholder) =>
    expect(viewConversation({ ...OPEN, ...change }).placeholder).toBe(placeholder),
  )

  it('[CHAT-10] names the place in the queue', () => {
    expect(viewConversation({ ...OPEN, queuePosition: 3 }).notice).toBe(
      "You're in the queue to chat with a human. Your position: 3",
    )
    expect(viewConversation(OPEN).notice).toBeNull()
  })

  it.each([
    ['under an offer', {}, true],
    ['not once something was answered', { outbox: [outgoing] }, false],
    ['not under an older offer', { messages: [offer, message(3)] }, false],
    ['not while a human is wanted', { needsHuman: true }, false],
    ['not while an agent is here', { assigneeName: 'Dana' }, false],
    ['not after the end', { status: 'resolved' }, false],
  ] as const)('[CHAT-13] offers Yes and No %s', (_case, change, expected) =>
    expect(viewConversation({ ...OPEN, messages: [offer], ...change }).isHumanOffered).toBe(expected),
  )
})
