import { z } from 'zod'
import {
  ANSWERS_PER_CONVERSATION_MAX,
  ANSWERS_PER_DAY_MAX,
  FORBIDDEN_TOPIC_MAX,
  FORBIDDEN_TOPICS_MAX,
  INSTRUCTIONS_MAX,
  MAX_SENTENCES_MAX,
  MODEL_PROBLEMS,
  TONES,
  VISITOR_LANGUAGE,
} from '../constants/ai.ts'
import { language } from './content.ts'

/** A company's guardrails for the AI. */
export const aiSettings = z.object({
  tone: z.enum(TONES),
  max_sentences: z.int().min(1).max(MAX_SENTENCES_MAX),
  /** `visitor`, or a BCP-47 tag in which every answer is given. */
  answer_language: z.union([z.literal(VISITOR_LANGUAGE), language]),
  /** Words for what the AI does not speak of; a question about one is answered by the offer of a human. */
  forbidden_topics: z
    .array(z.string().trim().min(1).max(FORBIDDEN_TOPIC_MAX))
    .max(FORBIDDEN_TOPICS_MAX)
    .transform((topics): readonly string[] => [...new Set(topics)]),
  /** Then the AI offers a human. */
  answers_per_conversation: z.int().min(1).max(ANSWERS_PER_CONVERSATION_MAX),
  /** Of all conversations of the company together, by the UTC day. */
  answers_per_day: z.int().min(0).max(ANSWERS_PER_DAY_MAX),
  /** The company's own wishes for a language model, below the rules that are the same for all. */
  instructions: z.string().trim().max(INSTRUCTIONS_MAX),
})
export type AiSettings = z.infer<typeof aiSettings>

/** A passage that a search found while an answer was made. */
export const tracedPassage = z.object({
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  /** 0..1: how likely the article answers the question. */
  likelihood: z.number(),
  /** 0..1: how sure the search of the help center is of it (`kb_search`). */
  confidence: z.number(),
  /** Words of the question that the article has in no form; the words that only serve to ask are left out. */
  missing_words: z.array(z.string()),
  /** Whether that is likely enough to answer from it. */
  is_above_threshold: z.boolean(),
})
export type TracedPassage = z.infer<typeof tracedPassage>

/** One message to a language model, as it was sent. */
export const modelMessage = z.object({
  role: z.enum(['system', 'user', 'assistant', 'tool']),
  content: z.string(),
})
export type ModelMessage = z.infer<typeof modelMessage>

/** A tool that a language model asked for. `error` says why it was not carried out. */
export const tracedToolCall = z.object({
  name: z.string(),
  arguments: z.string(),
  error: z.string().nullable(),
  passages: z.array(tracedPassage),
})
/**
 * A sentence of a language model that visitors don't get, or a whole answer. `found` is what is not in the articles that it
 * cites: a number, a name, words in quotation marks, a code, or an address. Or it is what only the model was to read: its
 * instructions, or text that looks like a message of the system.
 */
export const droppedSentence = z.object({
  text: z.string(),
  reason: z.enum(['number', 'name', 'quote', 'code', 'address', 'instructions', 'system-text']),
  found: z.string(),
})
export type DroppedSentence = z.infer<typeof droppedSentence>

/**
 * What became of a question. `suggestions` names articles that may answer it. All but these, `answer` and `small-talk` are
 * offers of a human: nothing in the articles answers, the model's answer failed its check, the company keeps the AI off the
 * topic, an allowance is used up, or no answer came in time.
 */
export const answerOutcome = z.enum([
  'answer',
  'small-talk',
  'suggestions',
  'no-information',
  'withheld',
  'refused-topic',
  'over-budget',
  'turn-limit',
  'unavailable',
])
export type AnswerOutcome = z.infer<typeof answerOutcome>

/** How an answer came about. */
export const answerTrace = z.object({
  outcome: answerOutcome,
  /** The name of the model that was asked, `local` for the built-in one; null when none was. */
  model: z.string().nullable(),
  threshold: z.number(),
  /** What the question itself found, the best first. */
  passages: z.array(tracedPassage),
  /** The prompt; null when no language model was asked. */
  messages: z.array(modelMessage).nullable(),
  tool_calls: z.array(tracedToolCall),
  /** What a check of the model's answer left out. */
  dropped: z.array(droppedSentence),
  /** Slugs of the articles that the answer rests on. */
  used: z.array(z.string()),
  duration_ms: z.number(),
})
export type AnswerTrace = z.infer<typeof answerTrace>

/** How a company's AI is set. */
export const aiConfiguration = z.object({
  settings: aiSettings,
  /** The company's own model; null while the platform's answers. Its key is never told. */
  model: z.object({ url: z.string(), name: z.string(), has_key: z.boolean() }).nullable(),
  /** Of `answers_per_day`, by the UTC day. */
  answers_today: z.int(),
})
export type AiConfiguration = z.infer<typeof aiConfiguration>

/**
 * What a model made of a small question. `text` is its answer; null when it gave none that rests on the article it was
 * given, and then `problem` says why none came at all.
 */
export const modelTrial = z.object({
  text: z.string().nullable(),
  problem: z.enum(MODEL_PROBLEMS).nullable(),
  duration_ms: z.number(),
})
export type ModelTrial = z.infer<typeof modelTrial>
