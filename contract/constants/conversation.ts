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
/** The card 'Is there anything else I can help you with?' shows this long after an AI reply (CHAT-15). */
export const FOLLOW_UP_AFTER_MS = 20_000
/** In total this long after an AI reply without a word from the visitor the conversation is closed (CHAT-16). */
export const AUTO_CLOSE_AFTER_MS = 45_000
/** The idle timers start anew this long after the visitor stopped typing (CHAT-17). */
export const TYPING_PAUSE_MS = 10_000
/** While the visitor types, the server hears of it this often at the most. */
export const TYPING_NEWS_EVERY_MS = 3_000
/** A human request that nobody takes becomes a ticket after this long (CHAT-11). */
export const HUMAN_FALLBACK_AFTER_MS = 60_000
/** An offer of a human without a choice becomes a ticket after this long (CHAT-14). */
export const CHOICE_TIMEOUT_MS = 180_000
/** The server settles what an open widget would have settled this much later, for visitors who have left. */
export const SETTLE_GRACE_MS = 5_000
/** Replies that the visitor has not seen this long after the last of them go out by mail (CHAT-11). */
export const REPLY_MAIL_GRACE_MS = 60_000
/** A visitor who has not written or seen anything for this long has left: then replies in a chat are mailed, too. */
export const VISITOR_GONE_AFTER_MS = 5 * 60_000
/** The visitor's same words again within this time are one message (CHAT-20). */
export const DUPLICATE_WITHIN_MS = 5_000
/** Messages that start so are hidden (CHAT-21). */
export const SYSTEM_PREFIX = '[system]'
/** Where uploads go (CHAT-24). */
export const UPLOAD_BUCKET = 'conversation-uploads'
/** Path of an upload's public address, before its key. */
export const UPLOAD_PUBLIC_PATH = `/storage/v1/object/public/${UPLOAD_BUCKET}/`
/** The largest file that can be uploaded. */
export const UPLOAD_MAX_BYTES = 10 * 1_024 * 1_024
/** Files of one choice, drop or paste. */
export const UPLOAD_MAX_FILES = 5
/** Conversations that a visitor's browser remembers for one tenant. */
export const REMEMBERED_CONVERSATIONS = 20
/** Fields that a page can tell of its visitor. */
export const CONTEXT_FIELDS = 20
/** Articles suggested while a visitor writes a ticket's subject. */
export const SUGGESTED_ARTICLES = 3
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
/** What could not be reached is tried again after this long, doubled each time up to the maximum. */
export const RETRY_FIRST_MS = 1_000
/** However long an outage was, the next try comes soon enough for what was missed to show within 10 s of its end. */
export const RETRY_MAX_MS = 5_000
