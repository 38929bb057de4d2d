/** Numbers of the agent's side of a conversation. Spec 4.11 (CHAT-28). */

/** Volume of the sound for a request for a human (0..1). */
export const REQUEST_SOUND_VOLUME = 0.7
/** Time until a desktop notification of a request for a human closes itself, in ms. */
export const NOTIFICATION_CLOSE_AFTER_MS = 15_000
/** Time without input after which an agent is idle, in ms. */
export const AGENT_IDLE_AFTER_MS = 60_000
/** Characters of a conversation's id that identify it in notifications. */
export const ID_PREFIX_LENGTH = 8
/** Interval at which an open page reports its presence, in ms. */
export const PRESENCE_BEAT_MS = 30_000
/**
 * How long a page counts as open after its last report, in ms. Browsers throttle hidden pages to one report per
 * minute.
 */
export const PRESENCE_LASTS_MS = 90_000
/**
 * How long agents count as online for visitors after their open page last reported that it is in use, in ms. It reports
 * that until `AGENT_IDLE_AFTER_MS` after the last input. So much longer, because an agent who works in another window
 * hears a new request.
 */
export const STAFFED_FOR_MS = 10 * 60_000
