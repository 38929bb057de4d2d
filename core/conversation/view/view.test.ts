import { describe, expect, it } from 'vitest'
import { SHARED_MESSAGES } from '../../messages/en.ts'
import { INITIAL_CONVERSATION } from '../state.ts'
import { message, OPEN, outgoing, PHOTO, START_MS } from '../test-kit.ts'
import { viewConversation } from './view.ts'

const offer = message(2, 'ai', { meta: { type: 'offer' } })
const later = outgoing('client-9', { content: 'Later' })

describe('viewConversation', () => {
  it.each([
    ['[CHAT-05] the gate without an email', INITIAL_CONVERSATION, 'email-gate'],
    ['the chat with one', { ...INITIAL_CONVERSATION, email: 'a@b.co' }, 'chat'],
    ['[CHAT-18] the resolved end', { ...OPEN, status: 'resolved' }, 'resolved'],
    ['[CHAT-18] the ticket end', { ...OPEN, status: 'ticket' }, 'ticket'],
    [
      'the thread of a ticket that the visitor writes to',
      { ...OPEN, status: 'ticket', isTicketOpen: true },
      'chat',
    ],
    [
      '[CHAT-12] the thread of a ticket that an agent has',
      { ...OPEN, status: 'ticket', assigneeName: 'Dana' },
      'chat',
    ],
    ['[CHAT-18] the end even without an email', { ...OPEN, email: null, status: 'resolved' }, 'resolved'],
  ] as const)('shows %s', (_case, state, screen) => expect(viewConversation(state).screen).toBe(screen))

  it("[CHAT-21] hides the server's marks that start with '[system]' and only those", () => {
    const content = '[system] message deleted'
    const messages = [
      message(1, 'system', { content: '[system] handoff timeout' }),
      message(2, 'system', { content: 'Shown' }),
      message(3, 'ai', { content: 'About [system]' }),
      message(4, 'agent', { content, meta: { deleted_by: 'Dana' } }),
      message(5, 'visitor', { content, meta: { deleted_by: 'Dana' } }),
    ]
    const { entries, unread } = viewConversation({ ...OPEN, messages })
    expect(entries.map(({ text }) => text)).toEqual(['Shown', 'About [system]'])
    expect(unread).toBe(2)
  })

  it.each(['visitor', 'ai', 'agent'] as const)(
    "[CHAT-21] shows a text of the %s that starts with '[system]'",
    author => {
      const content = '[system] handoff timeout'
      const { entries } = viewConversation({ ...OPEN, messages: [message(1, author, { content })] })
      expect(entries.map(({ text }) => text)).toEqual([content])
    },
  )

  it('puts what is under way last and keeps its key when it arrives', () => {
    const before = viewConversation({ ...OPEN, messages: [message(1)], outbox: [later] }).entries
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
        isAddress: false,
        citations,
        at: START_MS + 1_000,
        delivery: 'done',
        file: null,
        rating: null,
      },
    ])
  })

  it.each([
    ['[CHAT-08] Thinking…', { isThinking: true }, 'Thinking…'],
    ['[CHAT-12] Typing… before Thinking…', { isThinking: true, typingUntil: 1 }, 'Typing…'],
    ['[CHAT-12] who is typing', { typist: 'Dana', typingUntil: 1 }, 'Dana · Typing…'],
    ['nothing', {}, null],
  ] as const)('says %s', (_case, change, placeholder) =>
    expect(viewConversation({ ...OPEN, ...change }).placeholder).toBe(placeholder),
  )

  it('says without a network that messages wait, and that nobody thinks or types', () => {
    const failed = outgoing('client-8', { delivery: 'failed' })
    const outbox = [failed, later, outgoing('client-10', { delivery: 'waiting' })]
    const state = { ...OPEN, messages: [message(1)], outbox, isThinking: true, isOffline: true }
    const view = viewConversation(state)
    expect(view.entries.map(({ delivery }) => delivery)).toEqual(['done', 'failed', 'offline', 'offline'])
    expect(view.placeholder).toBeNull()
    expect(viewConversation({ ...state, typingUntil: 1 }).placeholder).toBeNull()
    const back = viewConversation({ ...state, isOffline: false })
    expect(back.entries.map(({ delivery }) => delivery)).toEqual(['done', 'failed', 'sending', 'waiting'])
    expect(back.placeholder).toBe('Thinking…')
  })

  it('[CHAT-10] knows the place in the queue', () => {
    expect(viewConversation({ ...OPEN, queuePosition: 3 }).queuePosition).toBe(3)
    expect(viewConversation(OPEN).queuePosition).toBeNull()
  })

  it.each([
    ['under an offer', {}, true],
    ['not once something was answered', { outbox: [later] }, false],
    ['not under an older offer', { messages: [offer, message(3)] }, false],
    ['not while a human is wanted', { needsHuman: true }, false],
    ['not while an agent is here', { assigneeName: 'Dana' }, false],
    ['not after the end', { status: 'resolved' }, false],
  ] as const)('[CHAT-13] offers Yes and No %s', (_case, change, expected) =>
    expect(viewConversation({ ...OPEN, messages: [offer], ...change }).isHumanOffered).toBe(expected),
  )

  it('[CHAT-21] knows a message that is an address, on its way and there', () => {
    const content = 'https://files.example.test/photo.png'
    const messages = [message(1, 'agent', { content }), message(2)]
    const outbox = [outgoing('client-9', { content }), outgoing('client-10', { content: '', file: PHOTO })]
    const { entries } = viewConversation({ ...OPEN, messages, outbox })
    expect(entries.map(({ isAddress, file }) => [isAddress, file])).toEqual([
      [true, null],
      [false, null],
      [true, null],
      [false, PHOTO],
    ])
  })

  it("marks the visitor's own messages that were on the other side's screen", () => {
    const messages = [message(1), message(2, 'agent'), message(3), message(4)]
    const { entries } = viewConversation({ ...OPEN, messages, agentSeen: 3 })
    expect(entries.map(({ delivery }) => delivery)).toEqual(['seen', 'done', 'seen', 'done'])
  })

  it('counts what the other side said since the visitor looked', () => {
    const messages = [
      message(1, 'ai'),
      message(2),
      message(3, 'ai'),
      message(4, 'agent'),
      message(5, 'system'),
    ]
    expect(viewConversation({ ...OPEN, messages, visitorSeen: 1 }).unread).toBe(3)
    expect(viewConversation({ ...OPEN, messages, visitorSeen: 5 }).unread).toBe(0)
  })

  it('lets AI answers from articles be rated, and nothing else, such as small talk', () => {
    const meta = { type: 'answer' as const, citations: [{ slug: 'plans', title: 'Plans' }] }
    const messages = [
      message(1, 'ai', { meta, helpful: false }),
      message(2, 'ai', { meta: { type: 'offer' } }),
      message(3, 'agent', { meta }),
      message(4),
      message(5, 'ai', { meta: { type: 'answer', citations: [] } }),
      message(6, 'ai', { meta: { type: 'answer' } }),
    ]
    const ratings = viewConversation({ ...OPEN, messages }).entries.map(({ rating }) => rating)
    expect(ratings).toEqual([{ messageId: messages[0]?.id, helpful: false }, null, null, null, null, null])
  })

  it('[CHAT-15] speaks the language it is given', () => {
    const t = { ...SHARED_MESSAGES, thinking: 'Denkt…', followUpDone: 'Danke' }
    const outbox = [
      outgoing('client-9', { choice: { type: 'thankyou' }, content: SHARED_MESSAGES.followUpDone }),
    ]
    const view = viewConversation({ ...OPEN, isThinking: true, outbox }, t)
    expect(view).toMatchObject({ placeholder: 'Denkt…', entries: [{ text: 'Danke' }] })
  })
})
