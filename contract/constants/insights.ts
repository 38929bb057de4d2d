/** Insights and usage: their names, limits and rules. */

/** Visitors' questions of a range that are read, those of the newest conversations. */
export const INSIGHT_QUESTIONS_MAX = 5_000
/** Topics in an answer, the most asked. */
export const INSIGHT_TOPICS_MAX = 50
/** Questions that stay unanswered in an answer, the most asked. */
export const INSIGHT_GAPS_MAX = 10
/** Conversations that a topic lists, the newest. */
export const TOPIC_CONVERSATIONS_MAX = 50
/** Ratings below which a topic has no satisfaction. */
export const TOPIC_RATINGS_MIN = 5
/** How long computed insights are kept, in ms. */
export const INSIGHTS_KEPT_MS = 5 * 60_000

/**
 * What became of a question: an answer from articles, suggested articles, the offer of a human, small talk, a person's
 * reply, or nothing before the visitor asked again.
 */
export const QUESTION_OUTCOMES = [
  'answered',
  'suggested',
  'refused',
  'small_talk',
  'by_person',
  'unreplied',
] as const
/** One of `QUESTION_OUTCOMES`. */
export type QuestionOutcome = (typeof QUESTION_OUTCOMES)[number]

/** Why a human was asked for, as far as reasons were recorded. */
export const HANDOFF_REASONS = [
  'asked',
  'no_ai_message',
  'unanswered',
  'suggestions',
  'forbidden_topic',
  'withheld',
  'ai_limit',
  'ai_failed',
  'offer',
  'ticket_form',
  'rule',
  'agent',
] as const
/** One of `HANDOFF_REASONS`. */
export type HandoffReason = (typeof HANDOFF_REASONS)[number]
/** What each reason means, in one sentence. */
export const HANDOFF_DEFINITIONS = {
  asked: 'The visitor asked for a person after an answer of the AI.',
  no_ai_message: 'The visitor asked for a person before the AI had written, or the AI is off.',
  unanswered: 'The AI found no article with an answer and offered a person.',
  suggestions: 'The AI was not sure, suggested articles, and the visitor asked for a person.',
  forbidden_topic: 'The question was about a topic that the AI must not discuss.',
  withheld: 'The language model’s answer failed its check, so it was not posted.',
  ai_limit: 'A limit of the AI’s answers was used up.',
  ai_failed: 'The language model or the search failed or took too long.',
  offer: 'The AI offered a person; why was not recorded at that time.',
  ticket_form: 'The visitor sent the ticket form.',
  rule: 'A rule or another automation asked for a person.',
  agent: 'An agent put the conversation in the queue.',
} as const satisfies Record<HandoffReason, string>

/** Questions that a topic needs in one of two ranges before it can have grown or fallen. */
export const TREND_COUNT_MIN = 10
/** The least z of two shares that differ: one in a hundred by chance, on both sides together. */
export const TREND_Z = 2.576
/** The least change of a topic's share, as a factor. */
export const TREND_FACTOR = 1.5
/** Days before a day that it is compared with; those of its weekday count. */
export const DAY_BASELINE_DAYS = 56
/** Days of the same weekday that a comparison needs. */
export const DAY_BASELINE_MIN = 5
/** How many deviations a day must be away from the median of its weekday. */
export const DAY_DEVIATIONS = 3.5
/** The least difference from the median, in conversations. */
export const DAY_DIFFERENCE_MIN = 10
/** Changes in an answer, the clearest. */
export const INSIGHT_CHANGES_MAX = 12
/** The rule of changes in plain words. */
export const CHANGE_RULES = {
  topic: `A topic grew or fell if its share of the questions grew by at least half or fell by at least a third, it was asked at least ${TREND_COUNT_MIN} times in one of the two ranges, and a difference as large happens by chance less than once in a hundred times (two-proportion z-test).`,
  day: `A day stands out if its conversations are at least ${DAY_DIFFERENCE_MIN} and at least ${DAY_DEVIATIONS} deviations away from the median of the same weekday in the eight weeks before. The deviation is the median absolute deviation times 1.4826, and at least the square root of the median.`,
} as const

/** Months that the usage covers, the current one included. */
export const USAGE_MONTHS = 12
