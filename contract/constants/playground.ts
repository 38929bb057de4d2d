/** Characters of a question that members try out or pin. */
export const PLAYGROUND_QUESTION_MAX = 500
/** Earlier messages of a playground conversation, as many as the AI reads of a real one. */
export const PLAYGROUND_TURNS_MAX = 11
/** Pinned tests per company. */
export const PINNED_TESTS_MAX = 100
/** Past visitor questions that an answer diff asks again. */
export const REPLAYED_QUESTIONS = 50
/** Periods that reports of unanswered questions can cover, in days. */
export const GAP_DAYS = [7, 30, 90] as const
/** Distinct questions, the newest, that a report groups by meaning. */
export const GAP_QUESTIONS_MAX = 300
/** Suggestions per report. */
export const SUGGESTIONS_MAX = 50
/** Rated answers, and cited articles, per report. */
export const RATED_ANSWERS_MAX = 200
