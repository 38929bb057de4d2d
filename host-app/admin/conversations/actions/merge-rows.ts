import type {
  ConversationListState,
  ConversationSort,
  ListedConversation,
} from '#contract/entities/conversation-list.ts'
import { turnOf } from '../turn.ts'

/** A page of conversations, and the cursor of the next page; null on the last one. */
export type ListPage = { readonly conversations: readonly ListedConversation[]; readonly next: string | null }

const RANKS = { urgent: 3, high: 2, medium: 1, low: 0 } as const
const TURN_RANKS = { waiting: 3, person: 2, ai: 1, none: 0 } as const

/**
 * Returns the loaded pages with some rows updated. `fresh` holds those of `ids` that still match the filter.
 * A row that now sorts after the loaded pages is left out; it arrives with its page.
 */
export function mergeRows(
  pages: readonly ListPage[],
  ids: readonly string[],
  fresh: readonly ListedConversation[],
  order: { readonly sort: ConversationSort; readonly state: ConversationListState },
): ListPage[] {
  const changed = new Set(ids)
  const merged = pages.map(({ conversations, next }) => ({
    conversations: conversations.filter(({ id }) => !changed.has(id)),
    next,
  }))
  for (const row of fresh) {
    for (const [index, { conversations, next }] of merged.entries()) {
      const place = conversations.findIndex(other => isBefore(row, other, order))
      const isEnd = index === merged.length - 1 && next === null
      if (place === -1 && !isEnd) continue
      conversations.splice(place === -1 ? conversations.length : place, 0, row)
      break
    }
  }
  return merged
}

/** Compares two rows in the server's order. */
function isBefore(
  a: ListedConversation,
  b: ListedConversation,
  { sort, state }: { readonly sort: ConversationSort; readonly state: ConversationListState },
): boolean {
  const byId = a.id < b.id ? -1 : 1
  const newest = activeAt(b) - activeAt(a) || -byId
  switch (sort) {
    case 'newest':
      return newest < 0
    case 'oldest':
      return newest > 0
    case 'priority':
      return (RANKS[b.priority] - RANKS[a.priority] || newest) < 0
    case 'turn':
      return (TURN_RANKS[turnOf(b)] - TURN_RANKS[turnOf(a)] || turnKey(b) - turnKey(a) || -byId) < 0
    case 'waiting-longest':
      return (waitsSince(a, state) - waitsSince(b, state) || byId) < 0
  }
}

/** Who waits for a human comes by the request, the longest wait first; all others by their newest message. */
function turnKey(row: ListedConversation): number {
  if (turnOf(row) !== 'waiting') return activeAt(row)
  return -(row.human_requested_at === null ? activeAt(row) : Date.parse(row.human_requested_at))
}

function activeAt({ last_message_at, created_at }: ListedConversation): number {
  return Date.parse(last_message_at ?? created_at)
}

/** Rows that don't wait sort last. The number is finite, so that two of them compare as equal. */
function waitsSince(row: ListedConversation, state: ConversationListState): number {
  const since = state === 'waiting' ? row.human_requested_at : row.waiting_since
  return since === null ? Number.MAX_SAFE_INTEGER : Date.parse(since)
}
