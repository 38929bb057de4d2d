import { removeAiModel, setAiModel } from '#server/domain/knowledge/ai-settings/change-model.ts'
import { changeAiSettings, getAiConfiguration } from '#server/domain/knowledge/ai-settings/change-settings.ts'
import { tryAiModel } from '#server/domain/knowledge/ai-settings/try-model.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerMeans } from './means.ts'

/** What a company sets for the AI. */
export function aiHandlers(means: HandlerMeans) {
  return {
    getAiSettings: ({ actor }) => getAiConfiguration(means, actor),
    changeAiSettings: ({ actor, body }) => changeAiSettings(means, actor, body),
    setAiModel: ({ actor, body }) => setAiModel(means, actor, body),
    tryAiModel: ({ actor }) => tryAiModel(means, actor),
    removeAiModel: ({ actor }) => removeAiModel(means, actor),
  } satisfies Partial<Handlers>
}
