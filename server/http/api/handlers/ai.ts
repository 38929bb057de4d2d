import { removeAiModel, setAiModel } from '#server/domain/knowledge/ai-settings/change-model.ts'
import { changeAiSettings, getAiConfiguration } from '#server/domain/knowledge/ai-settings/settings.ts'
import { tryAiModel } from '#server/domain/knowledge/ai-settings/try-model.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of a company's AI settings and model. */
export function aiHandlers(deps: HandlerDeps) {
  return {
    getAiSettings: ({ actor }) => getAiConfiguration(deps, actor),
    changeAiSettings: ({ actor, body }) => changeAiSettings(deps, actor, body),
    setAiModel: ({ actor, body }) => setAiModel(deps, actor, body),
    tryAiModel: ({ actor }) => tryAiModel(deps, actor),
    removeAiModel: ({ actor }) => removeAiModel(deps, actor),
  } satisfies Partial<Handlers>
}
