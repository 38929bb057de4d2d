import { describe, expect, it } from 'vitest'
import { conversationRow } from '#demo/rows.ts'
import { conversationState, waitingQueue } from '../../conversation-state.ts'
import { isUnread } from './filters.ts'

const waiting = { needs_human: true, responder: 'none' } as const

describe('conversationState', () => {
  it('is one of seven', () => {
    const rows = [
      conversationRow('ai'),
      conversationRow('free', { responder: 'none' }),
      conversationRow('late', { ...waiting, human_requested_at: '2026-03-01T10:05:00Z' }),
      conversationRow('mine', { needs_human: true, assignee_id: 'me' }),
      conversationRow('ticket', { status: 'ticket', needs_human: true }),
      conversationRow('spam', { status: 'ticket', spam_at: '2026-03-01T10:00:00Z' }),
      conversationRow('done', { status: 'resolved', needs_human: true, assignee_id: 'me' }),
    ]
    const states = Object.fromEntries(rows.map(row => [row.id, conversationState(row)]))
    expect(states).toEqual({
      ai: 'ai',
      free: 'unassigned',
      late: 'waiting',
      mine: 'assigned',
      ticket: 'ticket',
      spam: 'spam',
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

describe('isUnread', () => {
  const since = '2026-03-01T10:00:00Z'
  it.each([
    [{ waiting_since: since, last_sequence: 3, agent_seen_sequence: 2 }, true],
    [{ waiting_since: since, last_sequence: 3, agent_seen_sequence: 3 }, false],
    [{ waiting_since: null, last_sequence: 3, agent_seen_sequence: 0 }, false],
    [{ waiting_since: null, last_sequence: 3, agent_seen_sequence: 3, is_marked_unread: true }, true],
  ])('of %j is %j', (changes, unread) => {
    expect(isUnread(conversationRow('a', changes))).toBe(unread)
  })
})
