import { addAlternateQuestion } from '#server/domain/knowledge/gaps/add-question.ts'
import { dismissGap } from '#server/domain/knowledge/gaps/dismiss-gap.ts'
import { listGaps } from '#server/domain/knowledge/gaps/list-gaps.ts'
import { listRatedAnswers } from '#server/domain/knowledge/gaps/list-rated-answers.ts'
import { listWordingGaps } from '#server/domain/knowledge/gaps/list-wording-gaps.ts'
import { listSuggestions } from '#server/domain/knowledge/gaps/read-suggestions.ts'
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
import type { HandlerDeps } from './deps.ts'

const OK = { ok: true } as const

/** Handlers of asking and testing the AI, and of the reports on what it could not answer. */
export function playgroundHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    askPlayground: ({ actor, body }) => askPlayground(deps, actor, body),
    listPinnedTests: async ({ actor }) => ({ tests: await listPinnedTests(database, actor) }),
    createPinnedTest: ({ actor, body }) => createPinnedTest(deps, actor, body),
    updatePinnedTest: ({ actor, params, body }) => updatePinnedTest(deps, actor, params.id, body),
    async removePinnedTest({ actor, params }) {
      await removePinnedTest(database, actor, params.id)
      return OK
    },
    runPinnedTests: async ({ actor }) => ({ results: await runPinnedTests(deps, actor) }),
    diffAnswers: ({ actor, params, body }) => diffAnswers(deps, actor, params.id, body),
    listGaps: async ({ actor, query }) => ({ gaps: await listGaps(deps, actor, query.days) }),
    async dismissGap({ actor, body }) {
      await dismissGap(deps, actor, body.questions)
      return OK
    },
    listWordingGaps: async ({ actor, query }) => ({ gaps: await listWordingGaps(deps, actor, query.days) }),
    async addAlternateQuestion({ actor, body }) {
      await addAlternateQuestion(deps, actor, body)
      return OK
    },
    listSuggestions: async ({ actor, query }) => ({
      suggestions: await listSuggestions(deps, actor, query.days),
    }),
    draftSuggestion: ({ actor, params, body }) => draftSuggestion(deps, actor, params.id, body.title),
    addSuggestedQuestion: ({ actor, params, body }) =>
      addSuggestedQuestion(deps, actor, params.id, body.content_id),
    async dismissSuggestion({ actor, params }) {
      await dismissSuggestion(deps, actor, params.id)
      return OK
    },
    listRatedAnswers: ({ actor, query }) => listRatedAnswers(deps, actor, query.days),
  } satisfies Partial<Handlers>
}
