import { z } from 'zod'
import { MODEL_PASSAGES, SUGGESTED_ARTICLES_MAX } from '../constants/ai.ts'
import { MESSAGE_MAX_LENGTH } from '../constants/conversation.ts'
import { PLAYGROUND_QUESTION_MAX } from '../constants/playground.ts'
import { instant } from './account.ts'
import { answerTrace, tracedPassage } from './answers.ts'
import { contentStatus, language } from './content.ts'
import { citation } from './message.ts'

/** What a member asks the AI. */
export const askedQuestion = z.string().trim().min(1).max(PLAYGROUND_QUESTION_MAX)

/** An answer as the visitor would see it. */
export const shownAnswer = z.object({ text: z.string(), citations: z.array(citation) })
export type ShownAnswer = z.infer<typeof shownAnswer>

/** A message of a conversation that is tried out; one of the AI with what it rests on, or suggests. */
export const playgroundTurn = z.object({
  sender_type: z.enum(['visitor', 'ai']),
  content: z.string().min(1).max(MESSAGE_MAX_LENGTH),
  citations: z.array(citation).max(MODEL_PASSAGES).default([]),
  articles: z.array(citation).max(SUGGESTED_ARTICLES_MAX).default([]),
})

/**
 * What an answer is made with. `words`: the built-in answerer, which compares words alone; `meaning`: the same with a
 * sentence model's order; `model`: the language model that is set up.
 */
export const answerMeans = z.enum(['words', 'meaning', 'model'])
export type AnswerMeans = z.infer<typeof answerMeans>

/** An answer with the account of how it came about. */
export const playgroundAnswer = z.object({
  means: answerMeans,
  /** Whether this is what visitors get. */
  is_in_use: z.boolean(),
  answer: shownAnswer.extend({
    /** To choose from, where no answer is sure. */
    articles: z.array(citation),
  }),
  trace: answerTrace.extend({
    /** With the article in which each stands. */
    passages: z.array(tracedPassage.extend({ content_id: z.uuid().nullable() })),
  }),
})
export type PlaygroundAnswer = z.infer<typeof playgroundAnswer>

/** `answer`: the AI is to answer; `no-answer`: it is to suggest articles or offer a human. */
export const expectation = z.enum(['answer', 'no-answer'])
export type Expectation = z.infer<typeof expectation>

/** A question whose outcome is to stay as it is. */
export const pinnedTest = z.object({
  id: z.uuid(),
  question: z.string(),
  language,
  expected: expectation,
  /** What the answer is to rest on; null when there is to be none, and when the article was removed. */
  content: z.object({ id: z.uuid(), title: z.string(), status: contentStatus }).nullable(),
  created_by_name: z.string(),
  created_at: instant,
})
export type PinnedTest = z.infer<typeof pinnedTest>

/** How a test went. All but `as-expected` are failures. */
export const testVerdict = z.enum([
  'as-expected',
  'not-answered',
  'other-article',
  'answered',
  'article-removed',
])
export type TestVerdict = z.infer<typeof testVerdict>

export const testResult = z.object({
  id: z.uuid(),
  verdict: testVerdict,
  /** Null when articles were suggested or a human was offered. */
  answer: shownAnswer.nullable(),
})
export type TestResult = z.infer<typeof testResult>

/** `new`: answered from then on; `changed`: answered otherwise; `broken`: not answered any more, or a test that fails. */
export const answerChangeKind = z.enum(['broken', 'changed', 'new'])
export type AnswerChangeKind = z.infer<typeof answerChangeKind>

/** A question that will be answered otherwise than it is now. */
export const answerChange = z.object({
  kind: answerChangeKind,
  question: z.string(),
  /** Null where articles are suggested or a human is offered. */
  before: shownAnswer.nullable(),
  after: shownAnswer.nullable(),
  /** Of a pinned test; null for what a visitor asked. */
  test: z.object({ id: z.uuid(), before: testVerdict, after: testVerdict }).nullable(),
})
export type AnswerChange = z.infer<typeof answerChange>
