import { describe, expect, it } from 'vitest'
import { conversationState, waitingQueue } from './conversation-state.ts'
import { type Filter, filterConversations } from './filters.ts'
import { conversationRow } from './test-rows.ts'

const waiting = { needs_human: true, pen: 'none' } as const
const rows = [
  conversationRow('ai', { last_message_at: '2026-03-01T09:00:00Z' }),
  conversationRow('late', { ...waiting, human_requested_at: '2026-03-01T10:05:00Z' }),
  conversationRow('early', { ...waiting, human_requested_at: '2026-03-01T10:01:00Z' }),
  conversationRow('mine', { needs_human: true, assignee_id: 'me', last_message_at: '2026-03-01T11:00:00Z' }),
  conversationRow('theirs', { assignee_id: 'you', last_message_at: '2026-03-01T08:00:00Z' }),
  conversationRow('ticket', { status: 'ticket', needs_human: true, last_message_at: '2026-03-01T07:00:00Z' }),
  conversationRow('done', { status: 'resolved', needs_human: true, assignee_id: 'me' }),
]

describe('conversationState', () => {
  it('is one of five', () => {
    const states = Object.fromEntries(rows.map(row => [row.id, conversationState(row)]))
    expect(states).toEqual({
      ai: 'ai',
      late: 'waiting',
      early: 'waiting',
      mine: 'assigned',
      theirs: 'assigned',
      ticket: 'ticket',
      done: 'resolved',
    })
  })
})

describe('waitingQueue', () => {
  it('breaks ties by id', () => {
    const same = { ...waiting, human_requested_at: '2026-03-01T10:00:00Z' }
    expect(waitingQueue([conversationRow('b', same), conversationRow('a', same)])).toEqual(['a', 'b'])
  })
})

describe('filterConversations', () => {
  it.each<[Filter, string[]]>([
    ['waiting', ['early', 'late']],
    ['mine', ['mine']],
    ['open', ['mine', 'late', 'early', 'ai', 'theirs', 'ticket']],
    ['resolved', ['done']],
  ])('shows under %s', (filter, ids) => {
    expect(filterConversations(rows, filter, 'me').map(({ id }) => id)).toEqual(ids)
  })
})
