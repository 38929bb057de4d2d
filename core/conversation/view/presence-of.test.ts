import { describe, expect, it } from 'vitest'
import { OPEN } from '../test-kit.ts'
import { presenceOf } from './presence-of.ts'

describe('presenceOf', () => {
  it.each([
    ['[CHAT-03] online with the staff online', {}, true, 'online'],
    ['away with the staff away', {}, false, 'away'],
    ['[CHAT-12] the agent who took the conversation', { assigneeName: 'Priya' }, true, 'agent'],
    ['[CHAT-12] the agent, even with the staff away', { assigneeName: 'Priya' }, false, 'agent'],
    ['no agent after the end', { assigneeName: 'Priya', status: 'resolved' }, true, 'online'],
    ['away after nobody was free', { status: 'ticket' }, true, 'away'],
    ['away after an agent made a ticket of it', { assigneeName: 'Priya', status: 'ticket' }, true, 'away'],
    ['away for a ticket without an agent', { status: 'ticket', isTicketOpen: true }, true, 'away'],
    [
      'the agent of a ticket that the visitor writes to',
      { assigneeName: 'Priya', status: 'ticket', isTicketOpen: true },
      true,
      'agent',
    ],
    ['offline without a network', { isOffline: true, assigneeName: 'Priya' }, true, 'offline'],
  ] as const)('says %s', (_case, change, isStaffOnline, expected) =>
    expect(presenceOf({ ...OPEN, ...change }, isStaffOnline)).toBe(expected),
  )
})
