import { z } from 'zod'
import { language } from './content.ts'
import { citation } from './message.ts'
import { instant } from './values.ts'

/** Where a question stayed unanswered: in a chat, by an unhelpful answer, or in a search. */
export const gapSource = z.enum(['chat', 'unhelpful', 'search'])
/** A source of `gapSource`. */
export type GapSource = z.infer<typeof gapSource>

/** One question of a gap in a visitor's own words, without personal data. */
export const gapQuestion = z.object({
  text: z.string(),
  count: z.int(),
  source: gapSource,
  asked_at: instant,
  /** The latest conversation with it; null for a search. */
  conversation_id: z.uuid().nullable(),
})

/** Unanswered questions that ask for the same thing. */
export const gap = z.object({
  /** The question that is most like the others. */
  question: z.string(),
  language,
  count: z.int(),
  last_asked_at: instant,
  sources: z.record(gapSource, z.int()),
  /** `question` first, then by frequency. */
  questions: z.array(gapQuestion),
  /** The article that now answers all of them; null if none does. */
  answered_by: z.object({ content_id: z.uuid(), title: z.string(), likelihood: z.number() }).nullable(),
})
/** A parsed `gap`. */
export type Gap = z.infer<typeof gap>

/** An article that the AI suggested for a question. */
export const suggestedArticle = citation.extend({
  /** Null if the article no longer exists there. */
  content_id: z.uuid().nullable(),
  /** How often visitors picked it. */
  picked: z.int(),
})
/** A parsed `suggestedArticle`. */
export type SuggestedArticle = z.infer<typeof suggestedArticle>

/** A question that only got suggestions because no article has its words. Without personal data. */
export const wordingGap = z.object({
  question: z.string(),
  language,
  /** How often it was asked in these words. */
  count: z.int(),
  last_asked_at: instant,
  /** Of the last time. */
  conversation_id: z.uuid(),
  /** Picked articles first, then the likeliest. */
  articles: z.array(suggestedArticle),
  /** The article that now answers it; null if none does. */
  answered_by: gap.shape.answered_by,
})
/** A parsed `wordingGap`. */
export type WordingGap = z.infer<typeof wordingGap>

/**
 * An agent's answer to a question that the AI could not answer, as the start of an article. Without personal data.
 */
export const suggestion = z.object({
  conversation_id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  language,
  agent_name: z.string().nullable(),
  resolved_at: instant,
  /** The published article that the agent's answer names; null if it names none. */
  article: z.object({ id: z.uuid(), title: z.string() }).nullable(),
})
/** A parsed `suggestion`. */
export type Suggestion = z.infer<typeof suggestion>

/** An AI answer with a visitor's rating. */
export const ratedAnswer = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  citations: z.array(citation),
  helpful: z.boolean(),
  /** What the visitor missed in an answer that did not help; null if they did not say. */
  comment: z.string().nullable(),
  answered_at: instant,
})
/** A parsed `ratedAnswer`. */
export type RatedAnswer = z.infer<typeof ratedAnswer>

/** How often answers that cite this article helped. */
export const citedArticle = citation.extend({
  /** Null if the article no longer exists there. */
  content_id: z.uuid().nullable(),
  helpful: z.int(),
  unhelpful: z.int(),
})
/** A parsed `citedArticle`. */
export type CitedArticle = z.infer<typeof citedArticle>
