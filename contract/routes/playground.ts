import { z } from 'zod'
import { CONTENT_SLUG_MAX, CONTENT_TITLE_MAX } from '../constants/knowledge.ts'
import { LOCALES } from '../constants/locales.ts'
import {
  GAP_DAYS,
  GAP_QUESTIONS_MAX,
  PLAYGROUND_QUESTION_MAX,
  PLAYGROUND_TURNS_MAX,
} from '../constants/playground.ts'
import { citedArticle, gap, ratedAnswer, suggestion, wordingGap } from '../entities/gaps.ts'
import {
  answerChange,
  askedQuestion,
  expectation,
  pinnedTest,
  playgroundAnswer,
  playgroundTurn,
  testResult,
} from '../entities/playground.ts'
import { filledText, integer, queryInteger } from '../entities/values.ts'
import type { Route } from './route.ts'

const ok = z.object({ ok: z.literal(true) })
const byId = z.object({ id: z.uuid() })
const reads = { access: ['member'] } as const
const edits = { access: ['member'], permission: 'content.edit' } as const
const ofTest = { params: byId, absent: 'test_not_found' } as const
const ofConversation = { params: byId, absent: 'conversation_not_found' } as const
const locale = z.enum(LOCALES)
const days = queryInteger
  .refine(number => GAP_DAYS.some(each => each === number), `Is one of ${GAP_DAYS.join(', ')}.`)
  .default(30)

const test = z.object({
  question: askedQuestion,
  language: locale.default('en'),
  expected: expectation,
  /** What the answer is to rest on; of `answer` alone. */
  content_id: z.uuid().nullable().default(null),
})
const restsOnContent = ({ expected, content_id }: z.output<typeof test>) =>
  (expected === 'answer') === (content_id !== null)
const RESTS = { message: 'An answer needs an article; no answer has none.', path: ['content_id'] }

/** Asking and testing the AI, and reports of what it could not answer. */
export const playgroundRoutes = {
  /**
   * Answers as a visitor's question would be, or as with a draft published. Returns one to three answers, one per
   * available way, the simplest first. Stores nothing.
   */
  askPlayground: {
    ...reads,
    limit: 'playground',
    body: z.object({
      question: askedQuestion,
      language: locale.default('en'),
      /** Earlier messages, the oldest first. */
      history: z.array(playgroundTurn).max(PLAYGROUND_TURNS_MAX).default([]),
      /** The suggested article that the visitor picked: only it answers. */
      picked_slug: z.string().min(1).max(CONTENT_SLUG_MAX).optional(),
      /** The article whose draft replaces what is published; `content_not_found`. */
      draft_id: z.uuid().optional(),
    }),
    response: z.object({ answers: z.array(playgroundAnswer) }),
  },

  /** The newest first. */
  listPinnedTests: { ...reads, response: z.object({ tests: z.array(pinnedTest) }) },
  /** A question that is pinned already is `test_exists`; too many are `tests_full`. */
  createPinnedTest: {
    ...edits,
    status: 201,
    body: test.refine(restsOnContent, RESTS),
    response: pinnedTest,
  },
  updatePinnedTest: { ...edits, ...ofTest, body: test.refine(restsOnContent, RESTS), response: pinnedTest },
  removePinnedTest: { ...edits, ...ofTest, response: ok },
  /** Runs all pinned tests against what is published, with search and the built-in answerer only. */
  runPinnedTests: { ...reads, limit: 'replay', response: z.object({ results: z.array(testResult) }) },

  /**
   * Compares the answers to visitors' latest questions and to all pinned tests, now and after the change. It uses
   * search and the built-in answerer only, so no model has to be paid.
   */
  diffAnswers: {
    ...reads,
    params: byId,
    absent: 'content_not_found',
    limit: 'replay',
    body: z.object({
      /** The revision that was read last (`content_changed`); left out, the draft is taken as it is. */
      revision: integer.min(1).optional(),
      action: z.enum(['publish', 'archive']).default('publish'),
    }),
    response: z.object({
      /** How many were asked. */
      questions: z.int(),
      tests: z.int(),
      /** What is broken first, then what changes, then what is new; tests before what visitors asked. */
      changes: z.array(answerChange),
      /** Answered, and not answered, before and after alike. */
      same: z.int(),
      unanswered: z.int(),
    }),
  },

  /** Unanswered questions of the last `days`, grouped by meaning, the most frequent first. */
  listGaps: {
    ...reads,
    limit: 'replay',
    query: z.object({ days }),
    response: z.object({ gaps: z.array(gap) }),
  },
  /** Hides these questions until one of them is asked again. */
  dismissGap: {
    ...edits,
    body: z.object({
      questions: z.array(z.string().min(1).max(PLAYGROUND_QUESTION_MAX)).min(1).max(GAP_QUESTIONS_MAX),
    }),
    response: ok,
  },

  /** Questions of the last `days` that only got suggestions, the most frequent first. */
  listWordingGaps: {
    ...reads,
    limit: 'replay',
    query: z.object({ days }),
    response: z.object({ gaps: z.array(wordingGap) }),
  },
  /**
   * Adds a question to an article's draft, without publishing it. Hides the gap until the question is asked again.
   */
  addAlternateQuestion: {
    ...edits,
    body: z.object({
      question: filledText(PLAYGROUND_QUESTION_MAX),
      content_id: z.uuid(),
    }),
    response: ok,
  },

  /** Agents' answers of the last `days` to questions that the AI could not answer, the newest first. */
  listSuggestions: {
    ...reads,
    query: z.object({ days }),
    response: z.object({ suggestions: z.array(suggestion) }),
  },
  /** Creates an unpublished draft from the agent's answer. */
  draftSuggestion: {
    ...edits,
    ...ofConversation,
    status: 201,
    body: z.object({ title: filledText(CONTENT_TITLE_MAX).optional() }),
    response: z.object({ content_id: z.uuid() }),
  },
  /** Adds the question to an article's draft, without publishing it. */
  addSuggestedQuestion: {
    ...edits,
    ...ofConversation,
    body: z.object({ content_id: z.uuid() }),
    response: z.object({ content_id: z.uuid() }),
  },
  dismissSuggestion: { ...edits, ...ofConversation, response: ok },

  /** Visitors' ratings of the AI's answers of the last `days`, the newest first. */
  listRatedAnswers: {
    ...reads,
    query: z.object({ days }),
    response: z.object({ articles: z.array(citedArticle), answers: z.array(ratedAnswer) }),
  },
} as const satisfies Record<string, Route>
