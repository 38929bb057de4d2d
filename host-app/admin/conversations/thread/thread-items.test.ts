import { describe, expect, it } from 'vitest'
import type { Activity, ActivityKind, Note } from '#contract/entities/desk.ts'
import { conversationRow, messageRow } from '#demo/rows.ts'
import { emailProblems, itemKey, threadItems } from './thread-items.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 10, minute)).toISOString()
const said = (sequence: number, minute: number) => messageRow(sequence, { created_at: at(minute) })
const note = (id: string, minute: number): Note => ({
  id,
  conversation_id: 'c',
  client_id: id,
  author_id: 'p',
  author_name: 'Dana',
  content: 'x',
  mentioned_ids: [],
  file_key: null,
  file_size: null,
  created_at: at(minute),
})
const happened = (id: string, minute: number, kind: ActivityKind = 'status'): Activity => ({
  id,
  conversation_id: 'c',
  kind,
  actor_type: 'agent',
  actor_id: 'p',
  actor_name: 'Dana',
  detail: {},
  created_at: at(minute),
})
const nothing = { notes: [], activities: [], surveys: [], merged: [], hasEarlier: false }
const keys = (parts: Parameters<typeof threadItems>[0]) => threadItems(parts).map(itemKey)

describe('threadItems', () => {
  it('puts what happened behind the message of the same time, and the beginning before it', () => {
    const messages = [said(1, 0), said(2, 5)]
    const activities = [happened('begun', 0, 'created'), happened('taken', 5), happened('ended', 9)]
    expect(keys({ ...nothing, messages, activities, notes: [note('n', 3)] })).toEqual([
      'begun',
      'client-1',
      'n',
      'client-2',
      'taken',
      'ended',
    ])
  })

  it('keeps messages in the order of their numbers, whatever their times', () => {
    expect(keys({ ...nothing, messages: [said(1, 5), said(2, 3)] })).toEqual(['client-1', 'client-2'])
  })

  it('waits with what is older than the messages that were read', () => {
    const parts = { ...nothing, messages: [said(51, 5)], notes: [note('old', 1), note('new', 6)] }
    expect(keys({ ...parts, hasEarlier: true })).toEqual(['client-51', 'new'])
    expect(keys(parts)).toEqual(['old', 'client-51', 'new'])
  })

  it('puts a merged conversation where it ended', () => {
    const merged = [conversationRow('source', { last_message_at: at(4) })]
    expect(keys({ ...nothing, messages: [said(1, 0), said(2, 5)], merged })).toEqual([
      'client-1',
      'source',
      'client-2',
    ])
  })
})

describe('emailProblems', () => {
  it('are what became last of the emails that carried messages', () => {
    const problem = (id: string, minute: number, cause: string, sequences?: readonly number[]) => ({
      ...happened(id, minute, 'email-problem'),
      detail: { cause, ...(sequences && { sequences }) },
    })
    const activities = [
      problem('paused', 1, 'paused', [1, 2]),
      problem('receipt', 2, 'no-mailbox'),
      problem('sent', 3, 'sent', [2]),
    ]
    const found = emailProblems(threadItems({ ...nothing, messages: [said(1, 0)], activities }))
    expect([...found].map(([sequence, { cause }]) => [sequence, cause])).toEqual([
      [1, 'paused'],
      [2, 'sent'],
    ])
  })
})
