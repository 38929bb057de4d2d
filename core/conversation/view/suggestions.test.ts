import { describe, expect, it } from 'vitest'
import type { ConversationEvent } from '../events.ts'
import {
  conversation,
  CONVERSATION_ID as conversationId,
  drive,
  message,
  OPEN,
  outgoing,
} from '../test-kit.ts'
import { viewConversation } from './view.ts'

const articles = [
  { slug: 'plans', title: 'Plans and prices' },
  { slug: 'trial', title: 'How long the free trial lasts' },
]
const suggestions = message(2, 'ai', { meta: { type: 'suggestions', articles } })
const pick = (slug = 'trial', clientId = 'client-3'): ConversationEvent => ({
  type: 'article-picked',
  slug,
  clientId,
})

/** A thread that has just received suggested articles as its last message. */
function suggested() {
  const machine = drive()
  machine.dispatch({ type: 'received', messages: [message(1), suggestions] })
  machine.takeEffects()
  return { ...machine, shown: () => viewConversation(machine.state()).suggestions }
}

describe('suggested articles as the last word of the AI', () => {
  it('[CHAT-15] bring the follow-up card after 20 s, not at 19,999 ms, and stay to choose from', () => {
    const { advance, state, shown } = suggested()
    advance(19_999)
    expect(state().isFollowUpShown).toBe(false)
    advance(1)
    expect(state().isFollowUpShown).toBe(true)
    expect(shown()).toEqual(articles)
  })

  it('[CHAT-16] close the conversation after 45 s, not at 44,999 ms, and no choice runs out after 180 s', () => {
    const { advance, takeEffects, state } = suggested()
    expect(state().choiceAt).toBeNull()
    advance(44_999)
    expect(takeEffects()).toEqual([])
    advance(1)
    expect(takeEffects()).toEqual([{ type: 'apply-timeout', conversationId, rule: 'auto-close' }])
    advance(600_000)
    expect(takeEffects()).toEqual([])
  })

  it('[CHAT-17] wait while the visitor types', () => {
    const { advance, dispatch, state } = suggested()
    advance(19_000)
    dispatch({ type: 'typed' })
    advance(29_999)
    expect(state().isFollowUpShown).toBe(false)
    advance(1)
    expect(state().isFollowUpShown).toBe(true)
  })

  it('are no offer of Yes and No, and nothing to rate', () => {
    const view = viewConversation({ ...OPEN, messages: [suggestions] })
    expect(view.isHumanOffered).toBe(false)
    expect(view.entries[0]!.rating).toBeNull()
  })

  const newer: readonly (readonly [string, ConversationEvent])[] = [
    ['a choice', pick()],
    ['any words', { type: 'sent', clientId: 'client-3', content: 'Hm' }],
    ['an agent’s words', { type: 'received', messages: [message(3, 'agent')] }],
    ['an answer', { type: 'received', messages: [message(3, 'ai', { meta: { type: 'answer' } })] }],
    ['an assignee', { type: 'changed', conversation: conversation({ assignee_name: 'Dana' }) }],
    ['a request for a human', { type: 'changed', conversation: conversation({ needs_human: true }) }],
    ['the end', { type: 'changed', conversation: conversation({ status: 'resolved' }) }],
  ]
  it.each(newer)('can’t be chosen from after %s', (_case, event) => {
    const { dispatch, takeEffects, shown } = suggested()
    dispatch(event)
    expect(shown()).toEqual([])
    takeEffects()
    dispatch(pick('plans', 'client-9'))
    expect(takeEffects()).toEqual([])
  })
})

describe('a picked article', () => {
  const choice = { type: 'picked', slug: 'trial' } as const
  const content = 'How long the free trial lasts'

  it('is sent by its title, and an answer is awaited', () => {
    const { dispatch, takeEffects, state, advance } = suggested()
    dispatch(pick())
    expect(takeEffects()).toEqual([
      { type: 'post-message', conversationId, clientId: 'client-3', content, choice },
    ])
    expect(viewConversation(state()).entries.at(-1)).toMatchObject({ author: 'visitor', text: content })
    advance(1_199)
    expect(state().isThinking).toBe(false)
    advance(1)
    expect(state().isThinking).toBe(true)
  })

  it('is sent once by two presses', () => {
    const { dispatch, state } = suggested()
    dispatch(pick())
    dispatch(pick('trial', 'client-4'))
    expect(state().outbox).toHaveLength(1)
  })

  it('is nothing unless it was suggested', () => {
    const { dispatch, state } = suggested()
    dispatch(pick('other'))
    expect(state().outbox).toEqual([])
  })

  it('keeps its choice over a reload without a network', () => {
    const machine = drive({ ...OPEN, conversationId: null, status: 'none' })
    const outbox = [outgoing('client-3', { content, choice, delivery: 'waiting', attempts: 0 })]
    machine.dispatch({ type: 'resumed', conversationId, outbox })
    expect(machine.takeEffects()).toContainEqual({
      type: 'post-message',
      conversationId,
      clientId: 'client-3',
      content,
      choice,
    })
  })

  it('[CHAT-19] is an ordinary question in the conversation that takes the place of a missing one', () => {
    const machine = suggested()
    machine.dispatch(pick())
    machine.dispatch({ type: 'missing' })
    expect(machine.state().outbox).toMatchObject([{ content, choice: null }])
  })
})
