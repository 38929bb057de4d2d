/** Numbers and words of the answerer: what a company may set, and what is the same for all. */
export const TONES = ['friendly', 'neutral', 'formal'] as const
export type Tone = (typeof TONES)[number]

/** Sentences of one answer that a company can allow at the most. */
export const MAX_SENTENCES_MAX = 6
export const FORBIDDEN_TOPICS_MAX = 20
export const FORBIDDEN_TOPIC_MAX = 80
export const INSTRUCTIONS_MAX = 1_000
export const ANSWERS_PER_CONVERSATION_MAX = 200
export const ANSWERS_PER_DAY_MAX = 1_000_000
/** Answers that the AI gives in one conversation within an hour, whatever the company sets. */
export const ANSWERS_PER_HOUR = 50
/** Characters of one answer. */
export const ANSWER_MAX_LENGTH = 2_000
/** An answer that takes longer than this becomes the offer of a human (CHAT-27), which is there a second later. */
export const ANSWER_TIMEOUT_MS = 14_000
/** An article that answers at least as likely as this is answered from, in place of being suggested (0..1). */
export const ANSWER_LIKELIHOOD = 0.4
/** One that answers less likely than this is not even suggested (0..1). */
export const SUGGESTION_LIKELIHOOD = 0.1
/** Parts of one question that are answered, each with a quote of its own. */
export const PARTS_MAX = 2
/** Articles that the built-in answerer chooses from. */
export const ANSWER_PASSAGES = 3
/** Articles that a language model is given, whatever their confidence; it can search for others. */
export const MODEL_PASSAGES = 8
/** Articles that the AI suggests at once where it is not sure of an answer. */
export const SUGGESTED_ARTICLES_MAX = 3

/** Questions that a visitor can ask by one press: how many, and how long each is. */
export const STARTERS_MAX = 6
export const STARTER_MAX = 120
/** What visitors read while nobody is there. */
export const AWAY_TEXT_MAX = 300

/** `visitor`: in the language that the visitor writes. */
export const VISITOR_LANGUAGE = 'visitor'

/** What a company has before it sets anything. */
export const AI_DEFAULTS = {
  tone: 'friendly',
  max_sentences: 4,
  answer_language: VISITOR_LANGUAGE,
  forbidden_topics: [],
  answers_per_conversation: 20,
  answers_per_day: 5_000,
  instructions: '',
} as const

export const MODEL_URL_MAX = 500
export const MODEL_NAME_MAX = 120
export const MODEL_KEY_MAX = 500
/** Why a model gave no answer. */
export const MODEL_PROBLEMS = [
  'address_refused',
  'unreachable',
  'unauthorized',
  'not_found',
  'rate_limited',
  'failed',
  'bad_answer',
  'too_slow',
] as const
export type ModelProblem = (typeof MODEL_PROBLEMS)[number]

/** Passages that a model's search gives, unless it asks for another number up to the maximum. */
export const TOP_K_DEFAULT = 3
export const TOP_K_MAX = 10
/** How often a model may call tools before it has to answer. */
export const MAX_TOOL_ROUNDS = 3
