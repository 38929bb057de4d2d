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

/** Where a survey is asked. */
export const SURVEY_CHANNELS = ['chat', 'voice', 'email'] as const
/** One of `SURVEY_CHANNELS`. */
export type SurveyChannel = (typeof SURVEY_CHANNELS)[number]

/** Characters of a comment. */
export const SURVEY_COMMENT_MAX = 2_000
/** How long an answer can be changed after the first one, in ms. */
export const SURVEY_CHANGE_MS = 24 * 60 * 60_000
