import type { Notification } from '#contract/entities/attention.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { waitingQueue } from '../conversations/conversation-state.ts'

/** The human requests that this page has met, each by its conversation and the instant of asking. */
export type SeenRequests = ReadonlySet<string>

type Seen = {
  readonly seen: SeenRequests
  /** Ids of the conversations that newly wait, who asked first in front. */
  readonly fresh: readonly string[]
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * What a new list says against those before it (CHAT-28): each request is fresh once, also when the list loses sight of
 * it for a while; a conversation that is put back into the queue asks anew. The first list of a page (`before` is null)
 * holds nothing fresh. The list has the newest conversations alone: who waits behind them is known by a notification.
 * An id that is no UUID is never announced.
 */
export function seeRequests(
  before: SeenRequests | null,
  conversations: readonly StaffConversation[],
  notifications: readonly Notification[] = [],
): Seen {
  const unread = notifications.filter(({ kind, read_at }) => kind === 'human-request' && read_at === null)
  const listed = new Map(conversations.map(row => [row.id, row.human_requested_at ?? row.created_at]))
  const behind = unread.filter(({ conversation_id }) => !listed.has(conversation_id)).reverse()
  const requestedAt = new Map([
    ...behind.map(({ conversation_id, created_at }) => [conversation_id, created_at] as const),
    ...listed,
  ])
  const keyOf = (id: string) => `${id} ${requestedAt.get(id)}`
  const waiting = [
    ...behind.map(({ conversation_id }) => conversation_id),
    ...waitingQueue(conversations),
  ].filter(id => UUID.test(id))
  return {
    seen: new Set([...(before ?? []), ...waiting.map(keyOf)]),
    fresh: before === null ? [] : waiting.filter(id => !before.has(keyOf(id))),
  }
}
