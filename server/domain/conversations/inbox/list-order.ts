/** The orders of a list. An index provides each of them; the migration of the inbox's lists defines the indexes. */
import type { ConversationListState, ConversationSort } from '#contract/entities/conversation-list.ts'

const ACTIVE_AT = 'coalesce(c.last_message_at, c.created_at)'
/** The sort key of a priority. Must equal the index's expression exactly, or the index isn't used. */
export const PRIORITY_RANK =
  "(case c.priority when 'urgent' then 3 when 'high' then 2 when 'medium' then 1 else 0 end)"

/** The sort key of who has a conversation. Must equal the index's expression exactly. */
const TURN_RANK =
  "(case c.responder when 'agent' then 2 when 'ai' then 1 else case when c.needs_human and c.status = 'open' then 3 else 0 end end)"

/**
 * The sort key among those whom the same has: who waits for a human by the request, all others by their newest message. Must
 * equal the index's expression exactly.
 */
const TURN_KEY = `app.turn_key(c.responder = 'none' and c.needs_human and c.status = 'open', c.human_requested_at, ${ACTIVE_AT})`

/** The sort keys of a list. All have the same direction, so that one row comparison finds the start of a page. */
type ListOrder = {
  readonly keys: readonly {
    readonly sql: string
    readonly type: 'timestamptz' | 'integer' | 'numeric' | 'uuid'
  }[]
  readonly direction: 'asc' | 'desc'
}

const id = { sql: 'c.id', type: 'uuid' } as const
const active = { sql: ACTIVE_AT, type: 'timestamptz' } as const

/**
 * Returns the sort keys. For `waiting-longest`, the wait starts with the request for a human in the state `waiting`,
 * else with the first unanswered message.
 */
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
    case 'turn':
      return {
        keys: [{ sql: TURN_RANK, type: 'integer' }, { sql: TURN_KEY, type: 'numeric' }, id],
        direction: 'desc',
      }
  }
}
