/** Numbers of the support widget and its conversation (spec sections 4.11, 5 and 9). */

/** 'Thinking…' shows this long after a visitor's message that nobody has answered. */
export const THINKING_AFTER_MS = 1_200
/** The queue position is asked for again after this long. */
export const QUEUE_REFRESH_MS = 10_000
/** A conversation's subject is this many first characters of the first message. */
export const SUBJECT_LENGTH = 40
/** A visitor token lives this long by the server's clock. */
export const VISITOR_TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1_000
/** An expired visitor token can be exchanged for a new one for this long. */
export const VISITOR_TOKEN_RENEWABLE_MS = 30 * 24 * 60 * 60 * 1_000
/** Conversations a page of the list holds. */
export const CONVERSATION_PAGE_SIZE = 50
/** Messages one answer of the thread holds at the most. */
export const MESSAGE_PAGE_SIZE = 200
/** Characters a message may have. */
export const MESSAGE_MAX_LENGTH = 8_000
/** The input grows with its text up to this height. */
export const INPUT_MAX_HEIGHT_PX = 128
/** Share of right-to-left letters above which a text is laid out right to left. */
export const RIGHT_TO_LEFT_SHARE = 0.3
/** A message that failed to go out is tried again after this long, doubled each time up to the maximum. */
export const RETRY_FIRST_MS = 1_000
export const RETRY_MAX_MS = 30_000
