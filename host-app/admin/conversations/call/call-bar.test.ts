import { describe, expect, it } from 'vitest'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { conversationRow } from '#demo/rows.ts'
import { callDuration, callText } from './call-bar.tsx'
import { lineHolder } from './line-holder.ts'

const live = (changes: Partial<StaffConversation> = {}) =>
  conversationRow('a', { call_state: 'live', call_started_at: '2026-03-01T10:00:00Z', ...changes })
const by = (assignee_id: string, assignee_name: string | null) =>
  ({ responder: 'agent', assignee_id, assignee_name }) as const

describe('[VOICE-05] who has the line of a call', () => {
  it.each<[Partial<StaffConversation>, string, string]>([
    [{}, 'AI', 'On a call with the AI'],
    [{ responder: 'none', needs_human: true }, 'AI', 'On a call with the AI, waiting for a human'],
    [by('me', 'Tomas'), 'you', 'You are on the line: what you write is read to the caller'],
    [by('other', 'Priya'), 'Priya', 'Priya is on the line'],
    [by('other', null), 'a colleague', 'A colleague is on the line'],
  ])('of %j is %s', (changes, holder, text) => {
    expect(lineHolder(live(changes), 'me')).toBe(holder)
    expect(callText(live(changes), 'me')).toBe(text)
  })

  it('is nobody after the call, and of no call nothing is said', () => {
    expect(callText(live({ call_state: 'ended', ...by('me', null) }), 'me')).toBe('Call ended')
    expect(callText(conversationRow('a'), 'me')).toBeNull()
  })
})

describe('callDuration', () => {
  const start = Date.parse('2026-03-01T10:00:00Z')
  it('runs while the call lasts, and stays as it was at its end', () => {
    expect(callDuration(live(), start + 151_000)).toBe(151_000)
    expect(callDuration(live({ call_ended_at: '2026-03-01T10:04:12Z' }), start + 900_000)).toBe(252_000)
  })

  it('is zero for a browser whose clock is behind', () => {
    expect(callDuration(live(), start - 5_000)).toBe(0)
  })
})
