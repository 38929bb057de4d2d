import { addAlternateQuestion } from '#server/domain/knowledge/gaps/add-question.ts'
import { dismissGap } from '#server/domain/knowledge/gaps/dismiss-gap.ts'
import { listGaps } from '#server/domain/knowledge/gaps/list-gaps.ts'
import { listRatedAnswers } from '#server/domain/knowledge/gaps/list-rated-answers.ts'
import { listSuggestions } from '#server/domain/knowledge/gaps/list-suggestions.ts'
import { listWordingGaps } from '#server/domain/knowledge/gaps/list-wording-gaps.ts'
import {
  addSuggestedQuestion,
  dismissSuggestion,
  draftSuggestion,
} from '#server/domain/knowledge/gaps/settle-suggestion.ts'
import { askPlayground } from '#server/domain/knowledge/playground/ask-playground.ts'
import { diffAnswers } from '#server/domain/knowledge/playground/diff-answers.ts'
import {
  createPinnedTest,
  listPinnedTests,
  removePinnedTest,
  updatePinnedTest,
} from '#server/domain/knowledge/playground/pinned-tests.ts'
import { runPinnedTests } from '#server/domain/knowledge/playground/run-pinned-tests.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerMeans } from './means.ts'

const OK = { ok: true } as const

/** What the company's people ask of the AI, and make of what it could not answer. */
export function playgroundHandlers(means: HandlerMeans) {
  const { database } = means
  return {
    askPlayground: ({ actor, body }) => askPlayground(means, actor, body),
    listPinnedTests: async ({ actor }) => ({ tests: await listPinnedTests(database, actor) }),
    createPinnedTest: ({ actor, body }) => createPinnedTest(means, actor, body),
    updatePinnedTest: ({ actor, params, body }) => updatePinnedTest(means, actor, params.id, body),
    async removePinnedTest({ actor, params }) {
      await removePinnedTest(database, actor, params.id)
      return OK
    },
    runPinnedTests: async ({ actor }) => ({ results: await runPinnedTests(means, actor) }),
    diffAnswers: ({ actor, params, body }) => diffAnswers(means, actor, params.id, body),
    listGaps: async ({ actor, query }) => ({ gaps: await listGaps(means, actor, query.days) }),
    async dismissGap({ actor, body }) {
      await dismissGap(means, actor, body.questions)
      return OK
    },
    listWordingGaps: async ({ actor, query }) => ({ gaps: await listWordingGaps(means, actor, query.days) }),
    async addAlternateQuestion({ actor, body }) {
      await addAlternateQuestion(means, actor, body)
      return OK
    },
    listSuggestions: async ({ actor, query }) => ({
      suggestions: await listSuggestions(means, actor, query.days),
    }),
    draftSuggestion: ({ actor, params, body }) => draftSuggestion(means, actor, params.id, body.title),
    addSuggestedQuestion: ({ actor, params, body }) =>
      addSuggestedQuestion(means, actor, params.id, body.content_id),
    async dismissSuggestion({ actor, params }) {
      await dismissSuggestion(means, actor, params.id)
      return OK
    },
    listRatedAnswers: ({ actor, query }) => listRatedAnswers(means, actor, query.days),
  } satisfies Partial<Handlers>
}
