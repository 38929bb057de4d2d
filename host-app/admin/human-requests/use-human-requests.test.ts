import { describe, expect, it } from 'vitest'
import type { Notification } from '#contract/entities/attention.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { conversationRow } from '#demo/rows.ts'
import { seeRequests } from './use-human-requests.ts'

const A = 'aaaaaaaa-1111-4111-8111-111111111111'
const B = 'bbbbbbbb-2222-4222-8222-222222222222'
const AGENT = 'cccccccc-3333-4333-8333-333333333333'

function waiting(id: string, changes: Partial<StaffConversation> = {}): StaffConversation {
  return conversationRow(id, {
    needs_human: true,
    responder: 'none',
    human_requested_at: '2026-03-01T10:00:00Z',
    ...changes,
  })
}

const notification: Notification = {
  id: B,
  conversation_id: A,
  kind: 'human-request',
  actor_name: null,
  excerpt: '',
  count: 1,
  is_on_call: false,
  created_at: '2026-03-01T10:00:00Z',
  read_at: null,
}

/** Returns the fresh requests of each list, in order. */
function freshIn(...lists: (readonly StaffConversation[])[]): readonly (readonly string[])[] {
  let seen: ReturnType<typeof seeRequests>['seen'] | null = null
  return lists.map(list => {
    const next = seeRequests(seen, list)
    seen = next.seen
    return next.fresh
  })
}

describe('seeRequests', () => {
  it.each<[string, StaffConversation, string[]]>([
    ['a conversation that now waits', waiting(A), [A]],
    ['one that the AI answers', conversationRow(A), []],
    ['one that somebody has taken', waiting(A, { assignee_id: AGENT }), []],
    ['a ticket', waiting(A, { status: 'ticket' }), []],
    ['a resolved one', waiting(A, { status: 'resolved' }), []],
    ['one whose id is no UUID', waiting('<img src=x>'), []],
  ])('[CHAT-28] %s', (_, row, fresh) => {
    expect(freshIn([conversationRow(A)], [row])).toEqual([[], fresh])
  })

  it('[CHAT-28] who waited when the page loaded makes no noise, who comes later does', () => {
    expect(freshIn([waiting(A)], [waiting(A)], [waiting(B), waiting(A)])).toEqual([[], [], [B]])
    expect(freshIn([], [waiting(A)])).toEqual([[], [A]])
  })

  it('[CHAT-28] a request is fresh once, also when the list loses sight of it', () => {
    const later = waiting(A, { updated_at: '2026-03-01T10:05:00Z' })
    expect(freshIn([], [waiting(A)], [later], [], [later])).toEqual([[], [A], [], [], []])
  })

  it('[CHAT-28] back in the queue it asks anew', () => {
    const assigned = waiting(A, { assignee_id: AGENT })
    const again = waiting(A, { human_requested_at: '2026-03-01T10:07:00Z' })
    expect(freshIn([waiting(A)], [assigned], [again])).toEqual([[], [], [A]])
  })

  it('[CHAT-28] who asked first comes first', () => {
    const late = waiting(A, { human_requested_at: '2026-03-01T10:01:00Z' })
    expect(freshIn([], [late, waiting(B)])).toEqual([[], [B, A]])
  })

  it('[CHAT-28] hears of who waits behind the newest conversations, once, and not of who is answered', () => {
    const { seen } = seeRequests(null, [])
    const next = seeRequests(seen, [], [notification])
    expect(next.fresh).toEqual([A])
    expect(seeRequests(next.seen, [waiting(A)], [notification]).fresh).toEqual([])
    expect(seeRequests(seen, [], [{ ...notification, read_at: notification.created_at }]).fresh).toEqual([])
    expect(seeRequests(seen, [], [{ ...notification, kind: 'reply' }]).fresh).toEqual([])
    expect(seeRequests(seen, [waiting(A, { assignee_id: AGENT })], [notification]).fresh).toEqual([])
  })
})
