import { describe, expect, it } from 'vitest'
import type { Activity, ActivityKind } from '#contract/entities/desk.ts'
import { activityText } from './activity-line.tsx'

const happened = (kind: ActivityKind, detail: object, changes: Partial<Activity> = {}): Activity => ({
  id: 'a',
  conversation_id: 'c',
  kind,
  actor_type: 'agent',
  actor_id: 'dana',
  actor_name: 'Dana',
  detail: { ...detail },
  created_at: '2026-03-01T10:00:00Z',
  ...changes,
})

describe('activityText', () => {
  it.each([
    ['status', { from: 'open', to: 'resolved' }, 'Dana resolved the conversation'],
    ['status', { from: 'resolved', to: 'open' }, 'Dana reopened the conversation'],
    ['assignee', { from: null, to: 'dana', to_name: 'Dana' }, 'Dana took the conversation'],
    ['assignee', { from: null, to: 'tomas', to_name: 'Tomas' }, 'Dana assigned it to Tomas'],
    ['assignee', { from: 'dana', to: null, to_name: null }, 'Dana removed the assignee'],
    ['team', { from: null, to: 't', to_name: 'Billing' }, 'Dana assigned it to the team Billing'],
    ['priority', { from: 'low', to: 'urgent' }, 'Dana changed the priority from low to urgent'],
    ['labels', { added: ['a', 'b'], removed: ['c'] }, 'Dana added the labels a, b and removed the label c'],
    ['rule-applied', { name: 'VIP' }, 'Dana applied the rule “VIP”'],
  ] as const)('says %s %j', (kind, detail, text) => {
    expect(activityText(happened(kind, detail))).toBe(text)
  })

  it('names a rule that did so once', () => {
    const rule = { actor_id: null, actor_name: 'VIP', actor_type: 'system' } as const
    expect(activityText(happened('rule-applied', { name: 'VIP' }, rule))).toBe('The rule “VIP” was applied')
  })

  it.each([
    ['reply', 'no-mailbox', 'The reply to di@example.com was not delivered: the mailbox does not exist'],
    ['receipt', 'paused', 'The receipt to di@example.com was not sent: emails to this address are paused'],
    ['survey', 'complaint', 'The survey to di@example.com was reported as spam'],
    ['transcript', 'sent', 'The transcript to di@example.com was sent after all'],
    ['reply', 'other', 'The reply to di@example.com was not delivered: the server gave no reason'],
  ])('says what became of an email: %s, %s', (email, cause, text) => {
    const detail = { email_id: 'e', email, recipient: 'di@example.com', cause }
    expect(activityText(happened('email-problem', detail, { actor_type: 'system' }))).toBe(text)
  })

  it('leaves the reason to the messages that an email carried', () => {
    const detail = { email: 'reply', recipient: 'di@example.com', cause: 'no-mailbox', sequences: [2] }
    expect(activityText(happened('email-problem', detail))).toBe(
      'The reply to di@example.com was not delivered',
    )
  })

  it('quotes a server whose reason is none that we know', () => {
    const detail = { email: 'reply', recipient: 'di@example.com', cause: 'other', reply: '550 Not today' }
    expect(activityText(happened('email-problem', detail))).toMatch(/: the server said “550 Not today”$/)
  })

  it('names who has no name', () => {
    const nameless = { actor_id: null, actor_name: null }
    expect(activityText(happened('created', {}, { ...nameless, actor_type: 'visitor' }))).toBe(
      'The customer started the conversation',
    )
    expect(activityText(happened('created', {}, { ...nameless, actor_type: 'system' }))).toBe(
      'Conversation started',
    )
    expect(activityText(happened('woken', {}, { ...nameless, actor_type: 'system' }))).toBe(
      'Lapwing ended the snooze',
    )
  })
})
