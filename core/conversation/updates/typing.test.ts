import { describe, expect, it } from 'vitest'
import { TYPING_SHOWN_MS } from '#contract/constants/conversation.ts'
import { conversation, drive, message } from '../test-kit.ts'
import { viewConversation } from '../view/view.ts'

const TYPING = { name: 'Maya', for_ms: TYPING_SHOWN_MS }
const heard = (typing?: typeof TYPING) => ({
  type: 'received' as const,
  messages: [],
  conversation: conversation(),
  typing,
})

function watched() {
  const driven = drive()
  return { ...driven, placeholder: () => viewConversation(driven.state()).placeholder }
}

describe('[CHAT-12] an agent who types', () => {
  it('is named until the time that the server gives, and not a moment longer', () => {
    const { dispatch, advance, placeholder } = watched()
    dispatch(heard(TYPING))
    advance(TYPING_SHOWN_MS - 1)
    expect(placeholder()).toBe('Maya · Typing…')
    advance(1)
    expect(placeholder()).toBeNull()
  })

  it('is named for longer when they go on', () => {
    const { dispatch, advance, placeholder } = watched()
    dispatch(heard(TYPING))
    advance(3_000)
    dispatch(heard(TYPING))
    advance(TYPING_SHOWN_MS - 1)
    expect(placeholder()).toBe('Maya · Typing…')
    advance(1)
    expect(placeholder()).toBeNull()
  })

  it('is expected without a name for a while after joining, whatever the server hears of it', () => {
    const { dispatch, advance, placeholder } = watched()
    const joined = conversation({ assignee_name: 'Maya' }, 1)
    dispatch({ type: 'changed', conversation: joined })
    dispatch({ ...heard(), conversation: joined })
    advance(TYPING_SHOWN_MS - 1)
    expect(placeholder()).toBe('Typing…')
    advance(1)
    expect(placeholder()).toBeNull()
  })

  it('is not expected any more when they have typed and stopped', () => {
    const { dispatch, placeholder } = watched()
    const joined = conversation({ assignee_name: 'Maya' }, 1)
    dispatch({ type: 'changed', conversation: joined })
    dispatch({ ...heard(TYPING), conversation: joined })
    expect(placeholder()).toBe('Maya · Typing…')
    dispatch({ ...heard(), conversation: joined })
    expect(placeholder()).toBeNull()
  })

  it('of another conversation is not heard', () => {
    const { dispatch, placeholder } = watched()
    dispatch({ ...heard(TYPING), conversation: conversation({ id: '10000000-0000-4000-8000-000000000009' }) })
    expect(placeholder()).toBeNull()
  })

  it('is named no longer once their message is here', () => {
    const { dispatch, placeholder } = watched()
    dispatch(heard(TYPING))
    dispatch({
      ...heard(),
      messages: [message(1, 'agent')],
      conversation: conversation({ last_sequence: 1 }),
    })
    expect(placeholder()).toBeNull()
  })

  it('stays named when something else changes', () => {
    const { dispatch, placeholder } = watched()
    dispatch(heard(TYPING))
    dispatch({ type: 'changed', conversation: conversation({ subject: 'Refund' }, 1) })
    dispatch({ type: 'received', messages: [message(1)] })
    expect(placeholder()).toBe('Maya · Typing…')
  })
})
