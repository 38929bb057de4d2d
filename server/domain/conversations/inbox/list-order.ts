/** The orders of a list, each of which an index gives (see the migration of the inbox's lists). */
import type { ConversationListState, ConversationSort } from '#contract/entities/conversation-list.ts'

const ACTIVE_AT = 'coalesce(c.last_message_at, c.created_at)'
/** As in the index, word for word: else it cannot be used. */
export const PRIORITY_RANK =
  "(case c.priority when 'urgent' then 3 when 'high' then 2 when 'medium' then 1 else 0 end)"

/** What a list is sorted by, all of it in one direction, so that one comparison of rows finds a page's beginning. */
type ListOrder = {
  readonly keys: readonly { readonly sql: string; readonly type: 'timestamptz' | 'integer' | 'uuid' }[]
  readonly direction: 'asc' | 'desc'
}

const id = { sql: 'c.id', type: 'uuid' } as const
const active = { sql: ACTIVE_AT, type: 'timestamptz' } as const

/** Those who wait for a human do so since they asked for one; the others since their first unanswered word. */
export function listOrder(sort: ConversationSort, state: ConversationListState): ListOrder {
  switch (sort) {
    case 'newest':
      return { keys: [active, id], direction: 'desc' }
    case 'oldest':
      return { keys: [active, id], direction: 'asc' }
    case 'waiting-longest': {
      const since = state === 'waiting' ? 'c.human_requested_at' : "coalesce(c.waiting_since, 'infinity')"
      return { keys: [{ sql: since, type: 'timestamptz' }, id], direction: 'asc' }
    }
    case 'priority':
      return { keys: [{ sql: PRIORITY_RANK, type: 'integer' }, active, id], direction: 'desc' }
  }
}
