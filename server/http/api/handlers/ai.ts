import { removeAiModel, setAiModel } from '#server/domain/knowledge/ai-settings/change-model.ts'
import { tryAiModel } from '#server/domain/knowledge/ai-settings/try-model.ts'
import { getAiUsage } from '#server/domain/knowledge/ai-settings/usage.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of a company's own language model. */
export function aiHandlers(deps: HandlerDeps) {
  return {
    getAiUsage: ({ actor }) => getAiUsage(deps, actor),
    setAiModel: ({ actor, body }) => setAiModel(deps, actor, body),
    tryAiModel: ({ actor }) => tryAiModel(deps, actor),
    removeAiModel: ({ actor }) => removeAiModel(deps, actor),
  } satisfies Partial<Handlers>
}
