import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { ConversationListState, ConversationSort } from '#contract/entities/conversation-list.ts'

/** The tabs above the list. Tabs with `isCounted` show their number. */
export const TABS = [
  { key: 'waiting', label: 'Waiting', empty: 'Nobody is waiting for a human.', isCounted: true },
  { key: 'mine', label: 'Mine', empty: 'No open conversation is assigned to you.', isCounted: true },
  { key: 'unassigned', label: 'Unassigned', empty: 'Everything open is assigned.', isCounted: true },
  { key: 'open', label: 'All open', empty: 'No conversation is open.', isCounted: true },
  { key: 'tickets', label: 'Tickets', empty: 'No ticket is open.', isCounted: true },
  { key: 'snoozed', label: 'Snoozed', empty: 'Nothing is snoozed.', isCounted: true },
  { key: 'spam', label: 'Spam', empty: 'Nothing is held as spam.', isCounted: true },
  { key: 'resolved', label: 'Resolved', empty: 'No conversation has been resolved yet.', isCounted: false },
  { key: 'all', label: 'All', empty: 'There are no conversations.', isCounted: false },
] as const satisfies readonly {
  key: ConversationListState
  label: string
  empty: string
  isCounted: boolean
}[]

/** Labels of the sort orders. */
export const SORT_LABELS: Readonly<Record<ConversationSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'waiting-longest': 'Waiting longest first',
  priority: 'Most urgent first',
  turn: 'By who has them',
}

/** Whether the visitor has written since an agent last looked, and nobody has replied; or an agent has marked it as unread. */
export function isUnread(conversation: StaffConversation): boolean {
  const { waiting_since, last_sequence, agent_seen_sequence, is_marked_unread } = conversation
  return is_marked_unread || (waiting_since !== null && last_sequence > agent_seen_sequence)
}
