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
import type { Route } from './route.ts'

const ok = z.object({ ok: z.literal(true) })
const byId = z.object({ id: z.uuid() })
const reads = { access: ['member'] } as const
const edits = { access: ['member'], permission: 'content.edit' } as const
const ofTest = { params: byId, absent: 'test_not_found' } as const
const ofConversation = { params: byId, absent: 'conversation_not_found' } as const
const locale = z.enum(LOCALES)
const days = z.coerce
  .number()
  .int()
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
const RESTS = { message: 'An answer rests on an article, and no answer on none.', path: ['content_id'] }

/** The company's people and the AI: asking it, testing it, and what it could not answer. */
export const playgroundRoutes = {
  /**
   * Answers as a visitor's question would be, or as it would be with a draft published, by each of the means that there
   * are: one to three answers, from the simplest. Nothing is kept of it.
   */
  askPlayground: {
    ...reads,
    limit: 'playground',
    body: z.object({
      question: askedQuestion,
      language: locale.default('en'),
      /** What was said before, the oldest first. */
      history: z.array(playgroundTurn).max(PLAYGROUND_TURNS_MAX).default([]),
      /** The suggested article that the visitor chose: it alone answers. */
      picked_slug: z.string().min(1).max(CONTENT_SLUG_MAX).optional(),
      /** The article whose draft stands in place of what is published; `content_not_found`. */
      draft_id: z.uuid().optional(),
    }),
    response: z.object({ answers: z.array(playgroundAnswer) }),
  },

  /** The newest first. */
  listPinnedTests: { ...reads, response: z.object({ tests: z.array(pinnedTest) }) },
  /** Refused when the same is pinned already (`test_exists`) or too many are (`tests_full`). */
  createPinnedTest: {
    ...edits,
    status: 201,
    body: test.refine(restsOnContent, RESTS),
    response: pinnedTest,
  },
  updatePinnedTest: { ...edits, ...ofTest, body: test.refine(restsOnContent, RESTS), response: pinnedTest },
  removePinnedTest: { ...edits, ...ofTest, response: ok },
  /** Asks all of them of what is published, by search and the built-in answerer alone. */
  runPinnedTests: { ...reads, limit: 'replay', response: z.object({ results: z.array(testResult) }) },

  /**
   * The last questions of visitors and all pinned tests, asked of what is published and of what would be: by search and
   * the built-in answerer alone, so that no model of a vendor is paid for it.
   */
  diffAnswers: {
    ...reads,
    params: byId,
    absent: 'content_not_found',
    limit: 'replay',
    body: z.object({
      /** The revision that was read last (`content_changed`); left out, the draft is taken as it is. */
      revision: z.int().min(1).optional(),
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

  /** What was not answered in the last so many days, by meaning; the most frequent first. */
  listGaps: {
    ...reads,
    limit: 'replay',
    query: z.object({ days }),
    response: z.object({ gaps: z.array(gap) }),
  },
  /** Not shown any more, until one of them is asked again. */
  dismissGap: {
    ...edits,
    body: z.object({
      questions: z.array(z.string().min(1).max(PLAYGROUND_QUESTION_MAX)).min(1).max(GAP_QUESTIONS_MAX),
    }),
    response: ok,
  },

  /** Questions of the last so many days for which articles were suggested; the most frequent first. */
  listWordingGaps: {
    ...reads,
    limit: 'replay',
    query: z.object({ days }),
    response: z.object({ gaps: z.array(wordingGap) }),
  },
  /**
   * Puts a question into an article's draft, as another way to ask for it; it is not published. As a gap the question is
   * done with, until it is asked again.
   */
  addAlternateQuestion: {
    ...edits,
    body: z.object({
      question: z.string().trim().min(1).max(PLAYGROUND_QUESTION_MAX),
      content_id: z.uuid(),
    }),
    response: ok,
  },

  /** What people answered in the last so many days that the AI could not, the newest first. */
  listSuggestions: {
    ...reads,
    query: z.object({ days }),
    response: z.object({ suggestions: z.array(suggestion) }),
  },
  /** A draft that says what the person answered; it is not published. */
  draftSuggestion: {
    ...edits,
    ...ofConversation,
    status: 201,
    body: z.object({ title: z.string().trim().min(1).max(CONTENT_TITLE_MAX).optional() }),
    response: z.object({ content_id: z.uuid() }),
  },
  /** Puts the question into an article's draft, as another way to ask for it; it is not published. */
  addSuggestedQuestion: {
    ...edits,
    ...ofConversation,
    body: z.object({ content_id: z.uuid() }),
    response: z.object({ content_id: z.uuid() }),
  },
  dismissSuggestion: { ...edits, ...ofConversation, response: ok },

  /** What visitors thought of the AI's answers in the last so many days, the newest first. */
  listRatedAnswers: {
    ...reads,
    query: z.object({ days }),
    response: z.object({ articles: z.array(citedArticle), answers: z.array(ratedAnswer) }),
  },
} as const satisfies Record<string, Route>
