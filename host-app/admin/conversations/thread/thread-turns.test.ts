import { describe, expect, it } from 'vitest'
import type { ActivityKind } from '#contract/entities/desk.ts'
import type { SenderType } from '#contract/entities/message.ts'
import { conversationRow, messageRow } from '#demo/rows.ts'
import { turnOf } from '../turn.ts'
import type { ThreadItem } from './thread-items.ts'
import { threadTurns } from './thread-turns.ts'

const AT = '2026-03-01T10:00:00Z'
const said = (sender_type: SenderType): ThreadItem => ({
  kind: 'message',
  at: AT,
  message: messageRow(1, { sender_type }),
})
const happened = (kind: ActivityKind, detail: Record<string, unknown> = {}): ThreadItem => ({
  kind: 'activity',
  at: AT,
  activity: {
    id: 'a',
    conversation_id: 'c',
    kind,
    actor_type: 'visitor',
    actor_id: null,
    actor_name: null,
    detail,
    created_at: AT,
  },
})
const begun = happened('created')
const asked = happened('human-requested')
const taken = happened('assignee', { from: null, to: 'dana' })
const left = happened('assignee', { from: 'dana', to: null })

describe('threadTurns', () => {
  it('changes where the customer asks for a human, and again where a person takes over', () => {
    const items = [begun, said('visitor'), said('ai'), asked, said('system'), taken, said('agent')]
    expect(threadTurns(items, 'person')).toEqual(['ai', 'ai', 'ai', 'handoff', 'waiting', 'person', 'person'])
  })

  it('changes at the message of a person who takes over unasked', () => {
    expect(threadTurns([said('ai'), said('visitor'), said('agent')], 'person')).toEqual([
      'ai',
      'ai',
      'handoff',
    ])
  })

  it('belongs to nobody before a person answers what the AI never had', () => {
    expect(threadTurns([begun, said('visitor'), taken], 'person')).toEqual(['none', 'none', 'person'])
  })

  it('stays with the person whom the customer asks for a human', () => {
    expect(threadTurns([said('agent'), asked, said('visitor')], 'person')).toEqual([
      'person',
      'person',
      'person',
    ])
  })

  it('ends with who has the conversation now', () => {
    expect(threadTurns([said('agent'), left, said('visitor')], 'ai')).toEqual(['person', 'none', 'ai'])
    expect(threadTurns([said('visitor')], 'waiting')).toEqual(['waiting'])
    expect(threadTurns([said('visitor')], 'none')).toEqual(['none'])
  })
})

describe('turnOf', () => {
  it.each([
    [{ responder: 'ai' }, 'ai'],
    [{ responder: 'agent' }, 'person'],
    [{ responder: 'none', needs_human: true }, 'waiting'],
    [{ responder: 'none', needs_human: true, status: 'ticket' }, 'none'],
    [{ responder: 'none' }, 'none'],
  ] as const)('of %j is %s', (changes, turn) => {
    expect(turnOf(conversationRow('c', changes))).toBe(turn)
  })
})
