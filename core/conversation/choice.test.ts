import { describe, expect, it } from 'vitest'
import type { ConversationEvent } from './events.ts'
import { conversation, CONVERSATION_ID as conversationId, drive, message, START_MS } from './test-kit.ts'
import { viewConversation } from './view/view.ts'

const applyTimeout = { type: 'apply-timeout', conversationId, rule: 'choice-timeout' } as const
const offer = message(2, 'ai', { meta: { type: 'offer' } })

/** A thread that has just received an offer of a human as its last message. */
function offered() {
  const machine = drive()
  machine.dispatch({ type: 'received', messages: [message(1), offer] })
  machine.takeEffects()
  return machine
}

describe('[CHAT-14] an offer without a choice', () => {
  it('runs out after 180 s, once, not at 179,999 ms', () => {
    const { advance, takeEffects } = offered()
    advance(179_999)
    expect(takeEffects()).toEqual([])
    advance(1)
    expect(takeEffects()).toEqual([applyTimeout])
    advance(600_000)
    expect(takeEffects()).toEqual([])
  })

  it('shows no follow-up card meanwhile', () => {
    const { advance, state } = offered()
    advance(179_999)
    expect(state()).toMatchObject({ isFollowUpShown: false, autoCloseAt: null })
  })

  it('is not renewed when it is told twice', () => {
    const { dispatch, advance, state } = offered()
    advance(60_000)
    dispatch({ type: 'received', messages: [offer], conversation: conversation({}, 60) })
    expect(state().choiceAt).toBe(START_MS + 180_000)
  })

  const chosen: readonly (readonly [string, ConversationEvent])[] = [
    ['Yes', { type: 'offer-answered', text: 'Yes', clientId: 'client-3' }],
    ['No', { type: 'offer-answered', text: 'No thanks!', clientId: 'client-3' }],
    ['any words', { type: 'sent', clientId: 'client-3', content: 'Hm' }],
    ['an agent', { type: 'received', messages: [message(3, 'agent')] }],
    ['an assignee', { type: 'changed', conversation: conversation({ assignee_name: 'Dana' }) }],
    ['the end', { type: 'changed', conversation: conversation({ status: 'resolved' }) }],
    ['a ticket', { type: 'changed', conversation: conversation({ status: 'ticket' }) }],
  ]
  it.each(chosen)('does not run out after %s', (_case, event) => {
    const { dispatch, advance, takeEffects, state } = offered()
    advance(179_999)
    dispatch(event)
    expect(state().choiceAt).toBeNull()
    advance(600_000)
    expect(takeEffects()).not.toContainEqual(applyTimeout)
  })

  it("ends at the ticket, the server's mark in the thread hidden", () => {
    const { dispatch, advance, state } = offered()
    advance(180_000)
    dispatch({
      type: 'received',
      messages: [
        message(3, 'ai', { content: 'Too late', meta: { type: 'auto' } }),
        message(4, 'system', { content: '[system] Handoff timeout' }),
      ],
      conversation: conversation({ status: 'ticket', needs_human: true, number: 1_002 }, 180),
    })
    const view = viewConversation(state())
    expect(view).toMatchObject({ screen: 'ticket', isHumanOffered: false, number: 1_002 })
    expect(view.entries.at(-1)?.text).toBe('Too late')
  })
})
