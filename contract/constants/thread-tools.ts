/** Limits of the tools that agents write with. */

/** Variables of canned replies. Inserting a reply fills them in from the conversation. */
export const CANNED_VARIABLES = [
  'customer.first_name',
  'customer.email',
  'agent.first_name',
  'ticket.number',
  'company.name',
] as const
/** One of `CANNED_VARIABLES`. */
export type CannedVariable = (typeof CANNED_VARIABLES)[number]

/** Debounce delay of a reply draft's autosave, in ms. */
export const DRAFT_SAVE_AFTER_MS = 500
/** Colleagues that one note can mention. */
export const MENTIONS_MAX = 20
/** The newest activities shown beside a conversation. */
export const ACTIVITIES_MAX = 500
/** Messages per page of an opened conversation. */
export const THREAD_PAGE_SIZE = 50
/** A sequence after every message: the page before it is the newest one. */
export const AFTER_ALL_MESSAGES = 2_147_483_647
