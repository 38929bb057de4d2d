import { answerSurvey, readSurvey } from '#server/domain/surveys/answer-survey.ts'
import { answerPageSurvey, readPageSurvey } from '#server/domain/surveys/page-survey.ts'
import { answerSurveyLink, readSurveyLink } from '#server/domain/surveys/survey-link.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of satisfaction surveys. */
export function surveyHandlers(deps: HandlerDeps) {
  return {
    readSurvey: async ({ actor, query }) => ({ survey: await readSurvey(deps, actor, query) }),
    answerSurvey: ({ actor, body }) => answerSurvey(deps, actor, body),
    readPageSurvey: ({ actor, query }) => readPageSurvey(deps, actor.company, query),
    answerPageSurvey: ({ actor, body }) => answerPageSurvey(deps, actor.company, body),
    readSurveyLink: ({ actor, body }) => readSurveyLink(deps, actor.company, body),
    answerSurveyLink: ({ actor, body }) => answerSurveyLink(deps, actor.company, body),
  } satisfies Partial<Handlers>
}
