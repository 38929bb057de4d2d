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
import { filledText, visibleText } from './values.ts'

/** A company's settings for the AI. */
export const aiSettings = z.object({
  tone: z.enum(TONES).default('friendly'),
  max_sentences: z.int().min(1).max(MAX_SENTENCES_MAX).default(4),
  /** `visitor`, or the BCP 47 tag of the language for every answer. */
  answer_language: z.union([z.literal(VISITOR_LANGUAGE), language]).default(VISITOR_LANGUAGE),
  /** Topics the AI must not discuss. It answers a question about one with the offer of a human. */
  forbidden_topics: z
    .array(filledText(FORBIDDEN_TOPIC_MAX))
    .max(FORBIDDEN_TOPICS_MAX)
    .transform((topics): readonly string[] => [...new Set(topics)])
    .default([]),
  /** Answers from articles. Beyond this number the AI offers a human. */
  answers_per_conversation: z.int().min(1).max(ANSWERS_PER_CONVERSATION_MAX).default(20),
  /** For all conversations of the company together, per UTC day. */
  answers_per_day: z.int().min(0).max(ANSWERS_PER_DAY_MAX).default(5_000),
  /** The company's instructions to its language model. Our own rules take precedence. */
  instructions: visibleText.max(INSTRUCTIONS_MAX).default(''),
})
/** Parsed `aiSettings`. */
export type AiSettings = z.infer<typeof aiSettings>
/** AI settings of a company that has changed nothing. */
export const AI_DEFAULTS: AiSettings = aiSettings.parse({})

/** A passage that a search found while an answer was composed. */
export const tracedPassage = z.object({
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  /** How likely the article answers the question (0..1). */
  likelihood: z.number(),
  /** How sure the help center's search is of it (0..1). */
  confidence: z.number(),
  /** Words of the question that the article has in no form, without stop words. */
  missing_words: z.array(z.string()),
  /** Whether the likelihood is high enough to answer from it. */
  is_above_threshold: z.boolean(),
})
/** A parsed `tracedPassage`. */
export type TracedPassage = z.infer<typeof tracedPassage>

/** One message to a language model, exactly as sent. */
export const modelMessage = z.object({
  role: z.enum(['system', 'user', 'assistant', 'tool']),
  content: z.string(),
})
/** A parsed `modelMessage`. */
export type ModelMessage = z.infer<typeof modelMessage>

/** A tool call of a language model. `error` says why it was refused. */
export const tracedToolCall = z.object({
  name: z.string(),
  arguments: z.string(),
  error: z.string().nullable(),
  passages: z.array(tracedPassage),
})
/**
 * A sentence of a language model, or a whole answer, that visitors don't get. `found` is what the cited articles
 * don't contain (a number, name, quote, code or address), or what only the model may read (instructions, text that
 * looks like a system message).
 */
export const droppedSentence = z.object({
  text: z.string(),
  reason: z.enum(['number', 'name', 'quote', 'code', 'address', 'instructions', 'system-text']),
  found: z.string(),
})
/** A parsed `droppedSentence`. */
export type DroppedSentence = z.infer<typeof droppedSentence>

/**
 * Outcome of a question. `thanks` and `complaint` are the small talk that tells how the visitor found an answer; `suggestions`
 * names articles that may answer it, and `clarification` asks back. All but these, `answer` and `small-talk` offer a human, because: no article answers, the model's answer failed its check, the topic is
 * forbidden, a limit is used up, or no answer came in time.
 */
export const answerOutcome = z.enum([
  'answer',
  'small-talk',
  'thanks',
  'complaint',
  'suggestions',
  'clarification',
  'no-information',
  'withheld',
  'refused-topic',
  'over-budget',
  'turn-limit',
  'unavailable',
])
/** An outcome of `answerOutcome`. */
export type AnswerOutcome = z.infer<typeof answerOutcome>

/** How an answer came about. */
export const answerTrace = z.object({
  outcome: answerOutcome,
  /** Name of the model that was asked last, `local` for the built-in one; null if none was. */
  model: z.string().nullable(),
  /** Why the language model gave none; null if it did, or none was asked. */
  problem: z.enum(MODEL_PROBLEMS).nullable(),
  threshold: z.number(),
  /** What the question itself found, the best first. */
  passages: z.array(tracedPassage),
  /** The prompt; null if no language model was asked. */
  messages: z.array(modelMessage).nullable(),
  tool_calls: z.array(tracedToolCall),
  /** Sentences that the check of the model's answer removed. */
  dropped: z.array(droppedSentence),
  /** Slugs of the articles that the answer cites. */
  used: z.array(z.string()),
  duration_ms: z.number(),
})
/** A parsed `answerTrace`. */
export type AnswerTrace = z.infer<typeof answerTrace>

/** A company's own model, and how many answers it has used. */
export const aiUsage = z.object({
  /** The company's own model; null if the platform's model answers. Its key is never returned. */
  model: z.object({ url: z.string(), name: z.string(), has_key: z.boolean() }).nullable(),
  /** Answers since midnight UTC, of the AI settings' `answers_per_day`. */
  answers_today: z.int(),
})
/** Parsed `aiUsage`. */
export type AiUsage = z.infer<typeof aiUsage>

/**
 * Result of one test question to a company's model. `text` is null if the model gave no answer from the given
 * article; `problem` says why no answer came at all.
 */
export const modelTrial = z.object({
  text: z.string().nullable(),
  problem: z.enum(MODEL_PROBLEMS).nullable(),
  duration_ms: z.number(),
})
/** A parsed `modelTrial`. */
export type ModelTrial = z.infer<typeof modelTrial>
