import { describe, expect, it } from 'vitest'
import { OPEN } from '../test-kit.ts'
import { presenceOf } from './presence-of.ts'

const AT_WORK = { is_online: true, is_ai_enabled: true }
const CLOSED = { is_online: false, is_ai_enabled: true }
const WITHOUT_AI = { is_online: false, is_ai_enabled: false }

describe('presenceOf', () => {
  it.each([
    ['[CHAT-03] the team while people are there', {}, AT_WORK, 'team'],
    ['[CHAT-03] the team until the settings are known', {}, null, 'team'],
    ['[CHAT-03] the AI while people are away', {}, CLOSED, 'ai'],
    ['[CHAT-03] away if no AI answers either', {}, WITHOUT_AI, 'away'],
    ['away for who waits for a human while people are away', { needsHuman: true }, CLOSED, 'away'],
    ['[CHAT-12] the agent who took the conversation', { assigneeName: 'Priya' }, AT_WORK, 'agent'],
    ['[CHAT-12] the agent, even with the staff away', { assigneeName: 'Priya' }, CLOSED, 'agent'],
    ['no agent after the end', { assigneeName: 'Priya', status: 'resolved' }, AT_WORK, 'team'],
    ['away after nobody was free', { status: 'ticket' }, AT_WORK, 'away'],
    ['the agent of a ticket', { assigneeName: 'Priya', status: 'ticket' }, AT_WORK, 'agent'],
    ['away for a ticket without an agent', { status: 'ticket', isTicketOpen: true }, AT_WORK, 'away'],
    ['offline without a network', { isOffline: true, assigneeName: 'Priya' }, AT_WORK, 'offline'],
  ] as const)('says %s', (_case, change, company, expected) =>
    expect(presenceOf({ ...OPEN, ...change }, company)).toBe(expected),
  )
})
