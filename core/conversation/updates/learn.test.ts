import { describe, expect, it } from 'vitest'
import { conversation, CONVERSATION_ID as conversationId, drive, message, OPEN } from '../test-kit.ts'
import { viewConversation } from '../view/view.ts'

const fetchAfter = (after: number) => ({ type: 'fetch-messages', conversationId, after }) as const

describe('a hole in the thread', () => {
  const first = { type: 'received', messages: [message(1), message(2)] } as const
  const rest = { type: 'received', messages: [message(5)] } as const

  it('is asked for again only when something else has changed', () => {
    const { dispatch, takeEffects } = drive()
    dispatch(first)
    dispatch(rest)
    expect(takeEffects()).toEqual([fetchAfter(2)])
    dispatch(rest)
    dispatch({ type: 'received', messages: [] })
    expect(takeEffects()).toEqual([])
    dispatch({ type: 'received', messages: [message(6)] })
    expect(takeEffects()).toEqual([fetchAfter(2)])
  })

  it('is no more asked for once it is closed', () => {
    const { dispatch, takeEffects } = drive()
    dispatch(first)
    dispatch(rest)
    takeEffects()
    dispatch({ type: 'received', messages: [message(3), message(4), message(5)] })
    expect(takeEffects()).toEqual([])
  })
})

describe('what was seen', () => {
  it('tells the server when the highest number on the screen rises, and only then', () => {
    const { dispatch, takeEffects, state } = drive({ ...OPEN, messages: [message(1), message(2, 'ai')] })
    expect(viewConversation(state()).unread).toBe(1)
    dispatch({ type: 'seen' })
    dispatch({ type: 'seen' })
    expect(takeEffects()).toEqual([{ type: 'tell-seen', conversationId, sequence: 2 }])
    expect(viewConversation(state()).unread).toBe(0)
    dispatch({ type: 'received', messages: [message(3, 'agent')] })
    expect(viewConversation(state()).unread).toBe(1)
    dispatch({ type: 'seen' })
    expect(takeEffects()).toEqual([{ type: 'tell-seen', conversationId, sequence: 3 }])
  })

  it('is nothing before there is a message', () => {
    const { dispatch, takeEffects } = drive()
    dispatch({ type: 'seen' })
    expect(takeEffects()).toEqual([])
  })

  it('rises by the word of the server, and never falls', () => {
    const { dispatch, state } = drive({ ...OPEN, visitorSeen: 3, agentSeen: 2 })
    dispatch({
      type: 'changed',
      conversation: conversation({ visitor_seen_sequence: 1, agent_seen_sequence: 1 }),
    })
    expect(state()).toMatchObject({ visitorSeen: 3, agentSeen: 2 })
    dispatch({
      type: 'changed',
      conversation: conversation({ visitor_seen_sequence: 4, agent_seen_sequence: 5 }),
    })
    expect(state()).toMatchObject({ visitorSeen: 4, agentSeen: 5 })
  })
})

describe('a rating', () => {
  const answer = message(1, 'ai', { meta: { type: 'answer' } })
  const rated = (helpful: boolean | null) => ({ type: 'rated', messageId: answer.id, helpful }) as const
  const helpfulOf = ({ state }: ReturnType<typeof drive>) => state().messages[0]?.helpful

  it('shows at once and is told once', () => {
    const machine = drive({ ...OPEN, messages: [answer] })
    machine.dispatch(rated(true))
    machine.dispatch(rated(true))
    expect(machine.takeEffects()).toEqual([
      { type: 'rate-answer', conversationId, messageId: answer.id, helpful: true },
    ])
    expect(helpfulOf(machine)).toBe(true)
    machine.dispatch(rated(null))
    expect(helpfulOf(machine)).toBeNull()
  })

  it('takes a comment along, also when the answer was rated before', () => {
    const machine = drive({ ...OPEN, messages: [{ ...answer, helpful: false }] })
    machine.dispatch(rated(false))
    machine.dispatch({ ...rated(false), comment: 'The price' })
    expect(machine.takeEffects()).toEqual([
      { type: 'rate-answer', conversationId, messageId: answer.id, helpful: false, comment: 'The price' },
    ])
  })

  it('is what the server says when the message comes again', () => {
    const machine = drive({ ...OPEN, messages: [answer] })
    machine.dispatch({ type: 'received', messages: [{ ...answer, helpful: false }] })
    expect(helpfulOf(machine)).toBe(false)
    expect(machine.state().messages).toHaveLength(1)
  })

  it('of a message that is not here is dropped', () => {
    const { dispatch, takeEffects } = drive()
    dispatch(rated(true))
    expect(takeEffects()).toEqual([])
  })
})

describe('[CHAT-18] a ticket', () => {
  const ticket = conversation({ status: 'ticket', number: 1_003 })

  it('shows its end screen with its number, and the thread when the visitor writes to it', () => {
    const { dispatch, state } = drive()
    dispatch({ type: 'changed', conversation: ticket })
    expect(viewConversation(state())).toMatchObject({ screen: 'ticket', number: 1_003 })
    dispatch({ type: 'ticket-opened' })
    expect(viewConversation(state()).screen).toBe('chat')
    dispatch({ type: 'changed', conversation: ticket })
    expect(viewConversation(state()).screen).toBe('chat')
  })

  it('can be opened before its status is known', () => {
    const { dispatch, state } = drive()
    dispatch({ type: 'resumed', conversationId, outbox: [] })
    dispatch({ type: 'ticket-opened' })
    dispatch({ type: 'received', messages: [message(1)], conversation: ticket })
    expect(viewConversation(state()).screen).toBe('chat')
  })

  it('shows the end screen again when it is converted again', () => {
    const { dispatch, state } = drive({ ...OPEN, status: 'ticket', isTicketOpen: true })
    dispatch({ type: 'changed', conversation: conversation({ status: 'resolved' }, 1) })
    expect(viewConversation(state()).screen).toBe('resolved')
    dispatch({ type: 'changed', conversation: { ...ticket, updated_at: conversation({}, 2).updated_at } })
    expect(viewConversation(state()).screen).toBe('ticket')
  })
})
