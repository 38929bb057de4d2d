import type { Notification } from '#contract/entities/attention.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { UUID } from '../common/uuid.ts'
import { waitingQueue } from '../conversations/conversation-state.ts'

/** The human requests that this page has seen, each by its conversation and the instant of the request. */
export type SeenRequests = ReadonlySet<string>

type Seen = {
  readonly seen: SeenRequests
  /** Ids of the conversations that newly wait, oldest request first. */
  readonly fresh: readonly string[]
}

/**
 * Compares a new list with the requests seen before (CHAT-28). Each request is fresh once, even if it leaves
 * the list for a while; a conversation put back into the queue is a new request. The first list of a page
 * (`before` is null) has no fresh ones. The list holds only the newest conversations; older ones are
 * announced by notifications. An id that is not a UUID is never announced.
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
