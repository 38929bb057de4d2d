import { answerSurvey } from '#server/domain/surveys/answer-survey.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of satisfaction surveys. */
export function surveyHandlers(deps: HandlerDeps) {
  return {
    answerSurvey: ({ actor, body }) => answerSurvey(deps, actor, body),
  } satisfies Partial<Handlers>
}
