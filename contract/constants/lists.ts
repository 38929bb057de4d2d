/** The inbox's lists. */

/** What a conversation is to whoever looks at the list; one of these is shown at a time. */
export const CONVERSATION_STATES = [
  'waiting',
  'mine',
  'unassigned',
  'open',
  'snoozed',
  'tickets',
  'resolved',
  'all',
] as const
/** By the newest word; by who waits longest for an answer; by priority, the newest first among equals. */
export const CONVERSATION_SORTS = ['newest', 'oldest', 'waiting-longest', 'priority'] as const
/** Characters of a search. */
export const SEARCH_MAX_LENGTH = 200
/** Characters of what is shown around the words that were found. */
export const SNIPPET_LENGTH = 120
export const VIEW_NAME_MAX = 60
/** Views that a company can have, its people's own ones among them. */
export const VIEWS_MAX = 200
