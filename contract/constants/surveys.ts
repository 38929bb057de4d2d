/** Satisfaction surveys (CSAT): what is asked, and how it may be answered. */

/** How a survey asks: five faces, five stars, 0 to 10, thumbs up or down, or a comment alone. */
export const SURVEY_KINDS = ['emoji', 'stars', 'numbers', 'thumbs', 'comment'] as const
/** One of `SURVEY_KINDS`. */
export type SurveyKind = (typeof SURVEY_KINDS)[number]

/** The lowest and the highest score of each kind; null if it has none. The highest is the best. */
export const SURVEY_SCORES = {
  emoji: { min: 1, max: 5 },
  stars: { min: 1, max: 5 },
  numbers: { min: 0, max: 10 },
  thumbs: { min: 0, max: 1 },
  comment: null,
} as const satisfies Record<SurveyKind, { readonly min: number; readonly max: number } | null>

/** From this score on, a visitor is satisfied; null for a kind without scores. */
export const SURVEY_SATISFIED_FROM = {
  emoji: 4,
  stars: 4,
  numbers: 7,
  thumbs: 1,
  comment: null,
} as const satisfies Record<SurveyKind, number | null>

/** Where a survey is asked. On a `page`, it is about no conversation. */
export const SURVEY_CHANNELS = ['chat', 'voice', 'email', 'page'] as const
/** One of `SURVEY_CHANNELS`. */
export type SurveyChannel = (typeof SURVEY_CHANNELS)[number]

/** Whose conversations are asked about, by who answered the visitor. */
export const SURVEY_SUBJECTS = ['all', 'agent', 'ai'] as const

/** Characters of a company's question, follow-up question or thanks, in one language. */
export const SURVEY_TEXT_MAX = 160
/** How long after a conversation its survey is emailed, in minutes. */
export const SURVEY_EMAIL_DELAY = { min: 0, max: 10_080, usual: 60 } as const
/** Days without another survey for a customer who was asked. */
export const SURVEY_QUIET_DAYS_MAX = 365

/** Characters of a comment. */
export const SURVEY_COMMENT_MAX = 2_000
/** How long an answer can be changed after the first one, in ms. */
export const SURVEY_CHANGE_MS = 24 * 60 * 60_000
/** How long the link in a survey's email works, in ms. */
export const SURVEY_LINK_LIFETIME_MS = 30 * 24 * 60 * 60_000
/** Characters of the link's token. */
export const SURVEY_TOKEN_MAX = 1_000
