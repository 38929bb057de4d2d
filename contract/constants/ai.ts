/** Tones in which a company can let the AI write. */
export const TONES = ['friendly', 'neutral', 'formal'] as const
/** One of `TONES`. */
export type Tone = (typeof TONES)[number]

/** The most sentences per answer that a company can allow. */
export const MAX_SENTENCES_MAX = 6
/** The most topics that a company can forbid the AI. */
export const FORBIDDEN_TOPICS_MAX = 20
/** Characters of one forbidden topic. */
export const FORBIDDEN_TOPIC_MAX = 80
/** Characters of a company's instructions to its language model. */
export const INSTRUCTIONS_MAX = 1_000
/** The highest limit of AI answers per conversation that a company can set. */
export const ANSWERS_PER_CONVERSATION_MAX = 200
/** The highest limit of AI answers per day (UTC) that a company can set. */
export const ANSWERS_PER_DAY_MAX = 1_000_000
/** AI answers per conversation and hour, whatever the company sets. */
export const ANSWERS_PER_HOUR = 50
/** Characters of one answer. */
export const ANSWER_MAX_LENGTH = 2_000
/**
 * Deadline of an answer, in ms. A later one becomes the offer of a human (CHAT-27), which follows within a second.
 */
export const ANSWER_TIMEOUT_MS = 14_000
/**
 * How long a language model may keep a visitor waiting for its first sentence, in ms, if the built-in answerer is sure of an
 * answer.
 */
export const MODEL_PATIENCE_MS = 7_000
/** Deadline of a language model, in ms. What comes then instead of its answer takes the rest of `ANSWER_TIMEOUT_MS`. */
export const MODEL_TIMEOUT_MS = 12_000
/** How often in a row a language model fails until it is not asked for `MODEL_REST_MS`. */
export const MODEL_FAILURES = 2
/** How long a failing language model is not asked, in ms. Doubles with each further failure, up to `MODEL_REST_MAX_MS`. */
export const MODEL_REST_MS = 30_000
/** Upper bound of `MODEL_REST_MS`. */
export const MODEL_REST_MAX_MS = 300_000
/** The likelihood (0..1) from which the AI answers from an article instead of suggesting it. */
export const ANSWER_LIKELIHOOD = 0.4
/** The likelihood (0..1) below which the AI does not even suggest an article. */
export const SUGGESTION_LIKELIHOOD = 0.1
/** Parts of one question that get an answer, each with a quote of its own. */
export const PARTS_MAX = 2
/** Articles that the built-in answerer chooses from. */
export const ANSWER_PASSAGES = 3
/** Articles that a language model receives, whatever their confidence. It can search for more. */
export const MODEL_PASSAGES = 8
/** Articles that the AI suggests together when it is not sure of an answer. */
export const SUGGESTED_ARTICLES_MAX = 3

/** Choices of a clarifying question, at least and at most. */
export const CHOICES_MIN = 2
/** The most choices of a clarifying question. */
export const CHOICES_MAX = 4
/** Characters of one choice. */
export const CHOICE_MAX_LENGTH = 80
/** Characters of a clarifying question. */
export const CLARIFICATION_MAX_LENGTH = 300

/** Starter questions, which a visitor asks with one press, per company. */
export const STARTERS_MAX = 6
/** Characters of one starter question. */
export const STARTER_MAX = 120
/** Characters of the text that visitors read while nobody is there. */
export const AWAY_TEXT_MAX = 300

/** The value of `answer_language` that means: in the language the visitor writes. */
export const VISITOR_LANGUAGE = 'visitor'

/** Characters of a model's base URL. */
export const MODEL_URL_MAX = 500
/** Characters of a model's name. */
export const MODEL_NAME_MAX = 120
/** Characters of a model's API key. */
export const MODEL_KEY_MAX = 500
/**
 * Reasons why a model gave no answer. `failed_check`: what it wrote is not what the articles say. `resting`: it failed several
 * times just before, so it was not asked.
 */
export const MODEL_PROBLEMS = [
  'address_refused',
  'unreachable',
  'unauthorized',
  'not_found',
  'rate_limited',
  'failed',
  'bad_answer',
  'too_slow',
  'failed_check',
  'resting',
] as const
/** One of `MODEL_PROBLEMS`. */
export type ModelProblem = (typeof MODEL_PROBLEMS)[number]

/** Passages that a model's own search returns unless it asks for another number. */
export const TOP_K_DEFAULT = 3
/** The most passages that a model can ask for in one search. */
export const TOP_K_MAX = 10
/** Rounds of tool calls after which a model has to answer. */
export const MAX_TOOL_ROUNDS = 3
