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
/** An answer that takes longer than this becomes the offer of a human (CHAT-27). */
export const ANSWER_TIMEOUT_MS = 15_000
/** Articles that an answer may rest on, unless the model asks for others. */
export const ANSWER_PASSAGES = 3

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
