import { z } from 'zod'
import { MODEL_PASSAGES, SUGGESTED_ARTICLES_MAX } from '../constants/ai.ts'
import { MESSAGE_MAX_LENGTH } from '../constants/conversation.ts'
import { PLAYGROUND_QUESTION_MAX } from '../constants/playground.ts'
import { answerTrace, tracedPassage } from './answers.ts'
import { contentStatus, language } from './content.ts'
import { citation } from './message.ts'
import { filledText, instant } from './values.ts'

/** A question that a member asks the AI. */
export const askedQuestion = filledText(PLAYGROUND_QUESTION_MAX)

/** An answer as the visitor would see it. */
export const shownAnswer = z.object({ text: z.string(), citations: z.array(citation) })
/** A parsed `shownAnswer`. */
export type ShownAnswer = z.infer<typeof shownAnswer>

/** A message of a playground conversation. One of the AI includes its citations or suggested articles. */
export const playgroundTurn = z.object({
  sender_type: z.enum(['visitor', 'ai']),
  content: z.string().min(1).max(MESSAGE_MAX_LENGTH),
  citations: z.array(citation).max(MODEL_PASSAGES).default([]),
  articles: z.array(citation).max(SUGGESTED_ARTICLES_MAX).default([]),
})

/**
 * How an answer is made. `words`: the built-in answerer, which compares words only. `meaning`: the same, ranked by a
 * sentence model. `model`: the configured language model.
 */
export const answerMethod = z.enum(['words', 'meaning', 'model'])
/** A way of `answerMethod`. */
export type AnswerMethod = z.infer<typeof answerMethod>

/** An answer with its trace. */
export const playgroundAnswer = z.object({
  means: answerMethod,
  /** Whether visitors get this one. */
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
/** A parsed `playgroundAnswer`. */
export type PlaygroundAnswer = z.infer<typeof playgroundAnswer>

/** `answer`: the AI should answer. `no-answer`: it should suggest articles or offer a human. */
export const expectation = z.enum(['answer', 'no-answer'])
/** A value of `expectation`. */
export type Expectation = z.infer<typeof expectation>

/** A question whose outcome should not change. */
export const pinnedTest = z.object({
  id: z.uuid(),
  question: z.string(),
  language,
  expected: expectation,
  /** The article that the answer should cite; null for `no-answer`, or if the article was deleted. */
  content: z.object({ id: z.uuid(), title: z.string(), status: contentStatus }).nullable(),
  created_by_name: z.string(),
  created_at: instant,
})
/** A parsed `pinnedTest`. */
export type PinnedTest = z.infer<typeof pinnedTest>

/** Verdict of a pinned test. All but `as-expected` are failures. */
export const testVerdict = z.enum([
  'as-expected',
  'not-answered',
  'other-article',
  'answered',
  'article-removed',
])
/** A verdict of `testVerdict`. */
export type TestVerdict = z.infer<typeof testVerdict>

/** Result of a pinned test. */
export const testResult = z.object({
  id: z.uuid(),
  verdict: testVerdict,
  /** Null if the AI suggested articles or offered a human. */
  answer: shownAnswer.nullable(),
})
/** A parsed `testResult`. */
export type TestResult = z.infer<typeof testResult>

/** `new`: answered from now on. `changed`: answered differently. `broken`: no longer answered, or a failing test. */
export const answerChangeKind = z.enum(['broken', 'changed', 'new'])
/** A kind of `answerChangeKind`. */
export type AnswerChangeKind = z.infer<typeof answerChangeKind>

/** A question whose answer would change. */
export const answerChange = z.object({
  kind: answerChangeKind,
  question: z.string(),
  /** Null if the AI suggests articles or offers a human. */
  before: shownAnswer.nullable(),
  after: shownAnswer.nullable(),
  /** The verdicts of a pinned test; null for a visitor's question. */
  test: z.object({ id: z.uuid(), before: testVerdict, after: testVerdict }).nullable(),
})
/** A parsed `answerChange`. */
export type AnswerChange = z.infer<typeof answerChange>
