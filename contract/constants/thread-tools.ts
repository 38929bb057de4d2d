/** What an agent writes with. */

/** What a canned reply can leave open: it is filled in from the conversation when the reply is inserted. */
export const CANNED_VARIABLES = [
  'customer.first_name',
  'customer.email',
  'agent.first_name',
  'ticket.number',
  'company.name',
] as const
export type CannedVariable = (typeof CANNED_VARIABLES)[number]

/** A draft is brought to the server this long after the last key. */
export const DRAFT_SAVE_AFTER_MS = 500
/** Colleagues whom one note names. */
export const MENTIONS_MAX = 20
/** Entries of what happened that are shown beside a thread, the newest. */
export const ACTIVITIES_MAX = 500
/** Messages that an opened thread shows first, and that come before them each time. */
export const THREAD_PAGE_SIZE = 50
/** The end of a thread of any length: a page before it is the newest. */
export const AFTER_ALL_MESSAGES = 2_147_483_647
