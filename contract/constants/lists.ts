/** Limits and choices of the inbox's lists. */

/** The inbox's lists by their relation to the viewer. One shows at a time. */
export const CONVERSATION_STATES = [
  'waiting',
  'mine',
  'unassigned',
  'open',
  'snoozed',
  'spam',
  'tickets',
  'resolved',
  'all',
] as const
/** Sort orders: by the newest message; by who has waited longest for an answer; by priority, then the newest. */
export const CONVERSATION_SORTS = ['newest', 'oldest', 'waiting-longest', 'priority'] as const
/** Characters of a search. */
export const SEARCH_MAX_LENGTH = 200
/** Characters shown around a search match. */
export const SNIPPET_LENGTH = 120
/** Characters of a view's name. */
export const VIEW_NAME_MAX = 60
/** Views per company, including personal ones. */
export const VIEWS_MAX = 200
