/** SQL conditions of a list's filter, on a row of `public.conversations c`. */
import type { ConversationFilter, ConversationListState } from '#contract/entities/conversation-list.ts'
import { PRIORITY_RANK } from './list-order.ts'

const UNRESOLVED = "c.status <> 'resolved'"
const NOT_SPAM = 'c.spam_at is null'
/** What is open, tickets included: of everybody in 'All open', of an agent in 'Mine', as their load and in the reports. */
export const IN_SIGHT = `${UNRESOLVED} and c.snoozed_until is null and ${NOT_SPAM}`
/** Without parameters, for which the planner couldn't choose the indexes on calls. */
const CALLS = {
  any: 'c.call_state is not null',
  live: "c.call_state = 'live'",
  ended: "c.call_state = 'ended'",
} as const
const RANKS = { urgent: 3, high: 2, medium: 1, low: 0 } as const

/**
 * Condition by list state; `$1` is the member's id. `waiting` includes snoozed conversations, because those visitors
 * were told that a human will answer. Spam waits for nobody. Live calls are listed whatever else their conversation is.
 */
export const STATE_CONDITIONS: Readonly<Record<ConversationListState, string>> = {
  waiting: 'app.is_waiting_for_human(c.needs_human, c.assignee_id, c.status)',
  'live-calls': CALLS.live,
  mine: `c.assignee_id = $1 and ${IN_SIGHT}`,
  unassigned: `c.assignee_id is null and ${IN_SIGHT}`,
  open: IN_SIGHT,
  snoozed: `c.snoozed_until is not null and ${UNRESOLVED} and ${NOT_SPAM}`,
  spam: `c.spam_at is not null and ${UNRESOLVED}`,
  tickets: `c.status = 'ticket' and c.snoozed_until is null and ${NOT_SPAM}`,
  resolved: "c.status = 'resolved'",
  all: 'true',
}

/**
 * Returns the conditions of a filter, except its search and its label.
 * @param bind adds a parameter and returns its placeholder.
 */
export function listConditions(
  { state, assignee, team, priority, call, customer }: ConversationFilter,
  bind: (value: unknown) => string,
): string[] {
  const isOrIsNone = (column: string, id: string) =>
    id === 'none' ? `${column} is null` : `${column} = ${bind(id)}`
  return [
    STATE_CONDITIONS[state],
    ...(assignee ? [isOrIsNone('c.assignee_id', assignee)] : []),
    ...(team ? [isOrIsNone('c.team_id', team)] : []),
    ...(priority ? [`${PRIORITY_RANK} = ${RANKS[priority]}`] : []),
    ...(call ? [CALLS[call]] : []),
    ...(customer ? [`c.customer_id = ${bind(customer)}`] : []),
  ]
}
