import { z } from 'zod'
import { instant } from './account.ts'
import { language } from './content.ts'
import { citation } from './message.ts'

/** Where a question was left without an answer: in a chat, by an answer that did not help, or in a search. */
export const gapSource = z.enum(['chat', 'unhelpful', 'search'])
export type GapSource = z.infer<typeof gapSource>

/** One question of a gap, in the very words of a visitor; without personal data. */
export const gapQuestion = z.object({
  text: z.string(),
  count: z.int(),
  source: gapSource,
  asked_at: instant,
  /** Of the last time; a search has none. */
  conversation_id: z.uuid().nullable(),
})

/** Unanswered questions that ask for the same. */
export const gap = z.object({
  /** The words that most of the others are like. */
  question: z.string(),
  language,
  count: z.int(),
  last_asked_at: instant,
  sources: z.record(gapSource, z.int()),
  /** The one that names it first, then the most frequent. */
  questions: z.array(gapQuestion),
  /** What the knowledge base now answers all of them with; null while it does not. */
  answered_by: z.object({ content_id: z.uuid(), title: z.string(), likelihood: z.number() }).nullable(),
})
export type Gap = z.infer<typeof gap>

/** An article that was suggested for a question. */
export const suggestedArticle = citation.extend({
  /** Null when no article stands there any more. */
  content_id: z.uuid().nullable(),
  /** How often visitors picked it. */
  picked: z.int(),
})
export type SuggestedArticle = z.infer<typeof suggestedArticle>

/** A question for which articles were suggested, because none has its words; without personal data. */
export const wordingGap = z.object({
  question: z.string(),
  language,
  /** How often it was asked in these words. */
  count: z.int(),
  last_asked_at: instant,
  /** Of the last time. */
  conversation_id: z.uuid(),
  /** Those that visitors picked first, then the likeliest. */
  articles: z.array(suggestedArticle),
  /** What the knowledge base now answers it with; null while it does not. */
  answered_by: gap.shape.answered_by,
})
export type WordingGap = z.infer<typeof wordingGap>

/** What a person answered in a conversation after the AI could not; without personal data. */
export const suggestion = z.object({
  conversation_id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  language,
  agent_name: z.string().nullable(),
  resolved_at: instant,
  /** The published article that the person's answer names. */
  article: z.object({ id: z.uuid(), title: z.string() }).nullable(),
})
export type Suggestion = z.infer<typeof suggestion>

/** A visitor's word on an answer of the AI. */
export const ratedAnswer = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  citations: z.array(citation),
  helpful: z.boolean(),
  answered_at: instant,
})
export type RatedAnswer = z.infer<typeof ratedAnswer>

/** How often answers that rest on an article helped. */
export const citedArticle = citation.extend({
  /** Null when no article stands there any more. */
  content_id: z.uuid().nullable(),
  helpful: z.int(),
  unhelpful: z.int(),
})
export type CitedArticle = z.infer<typeof citedArticle>
