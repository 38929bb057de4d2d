/** Numbers of the agent's side of a conversation (spec section 4.11, CHAT-28). */

/** Loudness of the sound of a human request, from 0 to 1. */
export const REQUEST_SOUND_VOLUME = 0.7
/** A desktop notification of a human request closes itself after this long. */
export const NOTIFICATION_CLOSE_AFTER_MS = 15_000
/** An agent who has touched nothing in the page for this long is idle. */
export const AGENT_IDLE_AFTER_MS = 60_000
/** So many first characters of a conversation's id name it in notifications and alerts. */
export const ID_PREFIX_LENGTH = 8
/** An open page says this often that it is there. */
export const PRESENCE_BEAT_MS = 30_000
/** So long a page counts as open after it last said so: browsers let hidden pages speak once a minute. */
export const PRESENCE_LASTS_MS = 90_000
