import { countErasable } from '#server/domain/conversations/lifecycle/retention.ts'
import { getSettings, listSettingsVersions } from '#server/domain/settings/read-settings.ts'
import { readSetup } from '#server/domain/settings/read-setup.ts'
import { saveSettings } from '#server/domain/settings/save-settings.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of a company's settings. */
export function settingsHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    getSetup: ({ actor }) => readSetup(database, actor),
    getSettings: ({ actor, params }) => getSettings(database, actor, params.section),
    saveSettings: ({ actor, params, body }) => saveSettings(deps, actor, { ...params, ...body }),
    countErasable: async ({ actor, query }) => ({
      conversations: await countErasable(deps, actor, query.days),
    }),
    listSettingsVersions: async ({ actor, params }) => ({
      versions: await listSettingsVersions(database, actor, params.section),
    }),
  } satisfies Partial<Handlers>
}
