import type { StaffConversation } from '#contract/entities/conversation.ts'
import { conversationState, waitingQueue } from './conversation-state.ts'

/** The tabs above the list. */
export const FILTERS = [
  { key: 'waiting', label: 'Waiting', empty: 'Nobody is waiting for a human.' },
  { key: 'mine', label: 'Mine', empty: 'No open conversation is assigned to you.' },
  { key: 'open', label: 'All open', empty: 'No conversation is open.' },
  { key: 'resolved', label: 'Resolved', empty: 'No conversation has been resolved yet.' },
] as const

export type Filter = (typeof FILTERS)[number]['key']

/** The conversations of one tab: the waiting in order of the queue, the others newest message first. */
export function filterConversations(
  conversations: readonly StaffConversation[],
  filter: Filter,
  memberId: string,
): readonly StaffConversation[] {
  if (filter === 'waiting') {
    const queue = waitingQueue(conversations)
    return conversations
      .filter(({ id }) => queue.includes(id))
      .sort((a, b) => queue.indexOf(a.id) - queue.indexOf(b.id))
  }
  return conversations
    .filter(conversation => {
      const resolved = conversationState(conversation) === 'resolved'
      if (filter === 'resolved') return resolved
      return !resolved && (filter === 'open' || conversation.assignee_id === memberId)
    })
    .sort((a, b) => lastActive(b) - lastActive(a))
}

function lastActive({ last_message_at, created_at }: StaffConversation): number {
  return Date.parse(last_message_at ?? created_at)
}
