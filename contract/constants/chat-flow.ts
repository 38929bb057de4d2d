/** Defaults and limits of a company's chat flow. Without zod, because widgets read them. */
import {
  AUTO_CLOSE_AFTER_MS,
  CHOICE_TIMEOUT_MS,
  FOLLOW_UP_AFTER_MS,
  HUMAN_FALLBACK_AFTER_MS,
  TYPING_PAUSE_MS,
} from './conversation.ts'

/** Durations of a conversation's timers, in seconds. */
export type Timers = {
  /** After an AI reply, until the follow-up question shows (CHAT-15). */
  readonly follow_up_s: number
  /** After an AI reply without a message from the visitor, until the conversation closes (CHAT-16). */
  readonly auto_close_s: number
  /** Without typing, until both of these restart (CHAT-17). */
  readonly typing_pause_s: number
  /** Until a request for a human that nobody takes becomes a ticket (CHAT-11). */
  readonly human_fallback_s: number
  /** Until an offer of a human that the visitor ignores becomes a ticket (CHAT-14). */
  readonly choice_timeout_s: number
}

/** The timers of a company that has changed nothing: the specification's. */
export const DEFAULT_TIMERS: Timers = {
  follow_up_s: FOLLOW_UP_AFTER_MS / 1_000,
  auto_close_s: AUTO_CLOSE_AFTER_MS / 1_000,
  typing_pause_s: TYPING_PAUSE_MS / 1_000,
  human_fallback_s: HUMAN_FALLBACK_AFTER_MS / 1_000,
  choice_timeout_s: CHOICE_TIMEOUT_MS / 1_000,
}

/**
 * The timers as widgets get them, in ms. A list, because the names would cost every visitor more bytes than the numbers.
 */
export type WidgetTimers = readonly [
  followUp: number,
  autoClose: number,
  typingPause: number,
  humanFallback: number,
  choiceTimeout: number,
]
/** Timers that widgets use until they know the company's. */
export const DEFAULT_WIDGET_TIMERS: WidgetTimers = [
  FOLLOW_UP_AFTER_MS,
  AUTO_CLOSE_AFTER_MS,
  TYPING_PAUSE_MS,
  HUMAN_FALLBACK_AFTER_MS,
  CHOICE_TIMEOUT_MS,
]

/** The shortest and the longest duration of each timer, in seconds. */
export const TIMER_BOUNDS: Readonly<Record<keyof Timers, readonly [min: number, max: number]>> = {
  follow_up_s: [5, 3_600],
  auto_close_s: [10, 86_400],
  // Widgets report typing every 3 s, so a shorter pause would end while the visitor types.
  typing_pause_s: [5, 60],
  human_fallback_s: [15, 3_600],
  choice_timeout_s: [15, 86_400],
}
/** The shortest time from the follow-up question until the conversation closes, in seconds. */
export const ANSWER_FOLLOW_UP_S = 5

/** Messages that widgets show and a company can replace, by their key in the catalogs. */
export const WIDGET_TEXTS = ['followUp', 'queue', 'nobodyThere'] as const
/** Messages that the server posts in the AI's name and a company can replace, by their key in the catalogs. */
export const AI_TEXTS = [
  'unsure',
  'noInformation',
  'unavailable',
  'autoClose',
  'apology',
  'choiceTimeout',
] as const
/** Every message that a company can replace. */
export const FLOW_TEXTS = [...WIDGET_TEXTS, ...AI_TEXTS] as const
/** A key of `FLOW_TEXTS`. */
export type FlowText = (typeof FLOW_TEXTS)[number]
/** Characters of a message that a company has replaced. */
export const FLOW_TEXT_MAX = 300
/** Placeholders that a replaced message must keep. */
export const TEXT_PLACEHOLDERS: Readonly<Partial<Record<FlowText, string>>> = { queue: '{position}' }

/** Phrases that ask for a human, and exceptions, per company. */
export const HANDOFF_PHRASES_MAX = 50
/** Characters of one of these phrases. */
export const HANDOFF_PHRASE_MAX = 80

/** Quick replies per company. */
export const QUICK_REPLIES_MAX = 4
/** Characters of a quick reply's label. */
export const QUICK_REPLY_LABEL_MAX = 40
