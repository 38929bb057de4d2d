/** Characters of a question that the company's own people ask or pin. */
export const PLAYGROUND_QUESTION_MAX = 500
/** Messages before the question in a conversation that is tried out; the AI reads no more of a real one. */
export const PLAYGROUND_TURNS_MAX = 11
export const PINNED_TESTS_MAX = 100
/** Real questions that are asked again before something is published. */
export const REPLAYED_QUESTIONS = 50
/** Over how many days back unanswered questions are looked at. */
export const GAP_DAYS = [7, 30, 90] as const
/** Different questions that are put together by meaning; the newest ones. */
export const GAP_QUESTIONS_MAX = 300
export const SUGGESTIONS_MAX = 50
export const RATED_ANSWERS_MAX = 200
