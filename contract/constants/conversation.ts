/** Numbers of the support widget and its conversation. Spec 4.11, 5 and 9. */

/** Where a conversation began: in a widget, on the page of a chat, or by email. */
export const CONVERSATION_SOURCES = ['widget', 'chat', 'email'] as const
/** Delay after a visitor's unanswered message until 'Thinking…' shows, in ms. */
export const THINKING_AFTER_MS = 1_200
/** Polling interval of the queue position, in ms (CHAT-10). */
export const QUEUE_REFRESH_MS = 10_000
/** Characters of the first message that become the conversation's subject. */
export const SUBJECT_LENGTH = 40
/** Characters of a subject that somebody writes: in the ticket form, or an agent. */
export const SUBJECT_MAX = 80
/** Lifetime of a visitor token by the server's clock, in ms. */
export const VISITOR_TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1_000
/** How long after its expiry a visitor token can still be renewed, in ms. */
export const VISITOR_TOKEN_RENEWABLE_MS = 30 * 24 * 60 * 60 * 1_000
/** Delay after an AI reply until the card 'Is there anything else I can help you with?' shows, in ms (CHAT-15). */
export const FOLLOW_UP_AFTER_MS = 20_000
/** Time after an AI reply without a message from the visitor until the conversation closes, in ms (CHAT-16). */
export const AUTO_CLOSE_AFTER_MS = 45_000
/** Time without typing after which the idle timers restart, in ms (CHAT-17). */
export const TYPING_PAUSE_MS = 10_000
/** The shortest interval between two typing notices to the server, in ms. */
export const TYPING_NEWS_EVERY_MS = 3_000
/** The shortest interval at which the server stores that one person is typing, in ms. It ignores earlier notices. */
export const TYPING_STORED_EVERY_MS = 2_000
/** How long the other side sees that somebody is typing after the last notice, in ms. */
export const TYPING_SHOWN_MS = 5_000
/** Time until a request for a human that nobody takes becomes a ticket, in ms (CHAT-11). */
export const HUMAN_FALLBACK_AFTER_MS = 60_000
/** Time until an offer of a human that the visitor ignores becomes a ticket, in ms (CHAT-14). */
export const CHOICE_TIMEOUT_MS = 180_000
/** How much later than an open widget the server runs a timeout, in ms. It does so for visitors who have left. */
export const TIMEOUT_GRACE_MS = 5_000
/** Delay after the last unseen reply until the replies go out by email, in ms (CHAT-11). */
export const REPLY_EMAIL_GRACE_MS = 60_000
/**
 * Time without a message or a seen receipt after which a visitor has left, in ms. Chat replies are then emailed too.
 */
export const VISITOR_GONE_AFTER_MS = 5 * 60_000
/** Time within which the same text of a visitor counts as one message, in ms (CHAT-20). */
export const DUPLICATE_WITHIN_MS = 5_000
/** Prefix of the server's marks, which are hidden (CHAT-21). Others' texts can begin with it too. */
export const SYSTEM_PREFIX = '[system]'
/** The storage bucket of visitors' uploads (CHAT-24). */
export const UPLOAD_BUCKET = 'conversation-uploads'
/** The path before an upload's key in its public URL. */
export const UPLOAD_PUBLIC_PATH = `/storage/v1/object/public/${UPLOAD_BUCKET}/`
/**
 * Returns the time after which an upload without an answer counts as lost, in ms. It allows for 10 kB a second: a system
 * takes megabytes at once, so that nothing is heard of them for long.
 */
export function uploadTimeoutMs(bytes: number): number {
  return 30_000 + bytes / 10
}

/** The storage bucket of the files of internal notes, which only colleagues can read. */
export const NOTE_BUCKET = 'note-files'
/** The largest file that can be uploaded, in bytes. */
export const UPLOAD_MAX_BYTES = 10 * 1_024 * 1_024
/** Files per selection, drop or paste. */
export const UPLOAD_MAX_FILES = 5
/** Conversations per tenant that a visitor's browser remembers. */
export const REMEMBERED_CONVERSATIONS = 20
/** Context fields that a page can set about its visitor. */
export const CONTEXT_FIELDS = 20
/** Characters of the title of a page on which a visitor wrote. The rest is cut off. */
export const PAGE_TITLE_MAX = 200
/** Characters of such a page's path. The rest is cut off. */
export const PAGE_PATH_MAX = 500
/** Pages in a conversation's page trail. */
export const PAGE_TRAIL_MAX = 20
/** Articles suggested while a visitor writes a ticket's subject. */
export const SUGGESTED_ARTICLES = 3
/** Conversations per page of the list. */
export const CONVERSATION_PAGE_SIZE = 50
/** The most messages per response. */
export const MESSAGE_PAGE_SIZE = 200
/** Characters of one message. */
export const MESSAGE_MAX_LENGTH = 8_000
/** The height up to which the input grows with its text, in px. */
export const INPUT_MAX_HEIGHT_PX = 128
/** The share of right-to-left letters above which a text is laid out right to left (0..1). */
export const RIGHT_TO_LEFT_SHARE = 0.3
/** Why a socket refuses a token on a site that may not use it. A retry would get the same answer. */
export const WRONG_SITE = 'The token may not be used on this site'
/** Delay of the first retry, in ms. It doubles with each retry up to `RETRY_MAX_MS`. */
export const RETRY_FIRST_MS = 1_000
/** The longest retry delay, in ms: short enough for missed messages to show within 10 s of the end of an outage. */
export const RETRY_MAX_MS = 5_000
