/** Limits and choices of the inbox's lists. */

/** The inbox's lists by their relation to the viewer, or by what they are. One shows at a time. */
export const CONVERSATION_STATES = [
  'waiting',
  'live-calls',
  'mine',
  'unassigned',
  'open',
  'snoozed',
  'spam',
  'tickets',
  'resolved',
  'all',
] as const
/** States of a conversation's newest voice call. */
export const CALL_STATES = ['live', 'ended'] as const
/** Filters by voice calls: conversations with any call, or with one in a state. */
export const CALL_FILTERS = ['any', ...CALL_STATES] as const
/**
 * Sort orders: by the newest message; by who has waited longest for an answer; by priority, then the newest; by who has the
 * conversation (waiting for a human, a person, the AI, nobody), then the newest.
 */
export const CONVERSATION_SORTS = ['newest', 'oldest', 'waiting-longest', 'priority', 'turn'] as const
/** Characters of a search. */
export const SEARCH_MAX_LENGTH = 200
/** Characters shown around a search match. */
export const SNIPPET_LENGTH = 120
/** Characters of a conversation's first message in a list: enough for the address of a file, whose name is at its end. */
export const FIRST_MESSAGE_LENGTH = 500
/** Characters of a view's name. */
export const VIEW_NAME_MAX = 60
/** Views per company, including personal ones. */
export const VIEWS_MAX = 200
