/** Insights: what visitors ask, what becomes of it, and what changed. No text has personal data that is recognized as such. */
import { z } from 'zod'
import { HANDOFF_REASONS, QUESTION_OUTCOMES, TOPIC_CONVERSATIONS_MAX } from '../constants/insights.ts'
import { gap } from './gaps.ts'
import { reportDay } from './report.ts'
import { instant } from './values.ts'

const count = z.int().nonnegative()
const range = { from: reportDay, to: reportDay }

/** Numbers of questions by what became of them. */
export const questionOutcomes = z.record(z.enum(QUESTION_OUTCOMES), count)
/** Parsed `questionOutcomes`. */
export type QuestionOutcomes = z.infer<typeof questionOutcomes>

/** Questions that ask for the same thing. */
export const insightTopic = z.object({
  /** The question to which the others are similar. */
  question: z.string(),
  language: z.string(),
  count,
  /** How often it was asked in the days before; null without a comparison. */
  before: count.nullable(),
  outcomes: questionOutcomes,
  /** Share of satisfied visitors among the rated conversations; null with fewer than `TOPIC_RATINGS_MIN`. */
  satisfaction: z.object({ value: z.number(), count }).nullable(),
  /** The published article that answers the question now; null if none is sure to. */
  article: gap.shape.answered_by,
  conversations: count,
  /** Of the newest ones. */
  conversation_ids: z.array(z.uuid()).max(TOPIC_CONVERSATIONS_MAX),
})
/** A parsed `insightTopic`. */
export type InsightTopic = z.infer<typeof insightTopic>

/** Something that changed, with a sentence that explains it. */
export const insightChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('topic'),
    question: z.string(),
    direction: z.enum(['up', 'down']),
    count,
    before: count,
    sentence: z.string(),
  }),
  z.object({
    kind: z.literal('day'),
    day: reportDay,
    direction: z.enum(['up', 'down']),
    count,
    median: z.number(),
    sentence: z.string(),
  }),
])
/** A parsed `insightChange`. */
export type InsightChange = z.infer<typeof insightChange>

/** What was read of a range, to see whether a limit cut it. */
export const insightsRead = z.object({
  /** Conversations of the range, and the newest of them whose questions were read. */
  conversations: count,
  read: count,
  /** Without small talk. */
  questions: count,
})
/** Parsed `insightsRead`. */
export type InsightsRead = z.infer<typeof insightsRead>

/** Requests for a human by why they were made. */
export const handoffReason = z.object({
  reason: z.enum(HANDOFF_REASONS),
  count,
  before: count.nullable(),
})
/** The outcomes of the questions of a week; the range cuts the first and the last one. */
export const aiWeek = z.object({
  ...range,
  outcomes: questionOutcomes,
  /** Of those `suggested`: those of which the visitor picked an article. */
  picked: count,
})
/** A parsed `aiWeek`. */
export type AiWeek = z.infer<typeof aiWeek>

/** The insights of a range. */
export const insights = z.object({
  time_zone: z.string(),
  before: z.object(range).nullable(),
  /** When they were computed; they are kept for a while. */
  computed_at: instant,
  read: insightsRead,
  read_before: insightsRead.nullable(),
  /** The most asked first. */
  topics: z.array(insightTopic),
  /** How many topics there are. */
  topic_count: count,
  /** The most asked questions without an answer. */
  gaps: z.array(gap),
  gap_count: count,
  handoffs: z.array(handoffReason),
  ai: z.array(aiWeek),
  /** The clearest first. */
  changes: z.array(insightChange),
})
/** Parsed `insights`. */
export type Insights = z.infer<typeof insights>
