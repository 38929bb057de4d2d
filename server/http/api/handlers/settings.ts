import { countExpiredFiles } from '#server/domain/conversations/lifecycle/file-retention.ts'
import { countExpiredConversations } from '#server/domain/conversations/lifecycle/retention.ts'
import { getSettings, listSettingsVersions } from '#server/domain/settings/read-settings.ts'
import { readSetup } from '#server/domain/settings/read-setup.ts'
import { saveSettings } from '#server/domain/settings/save-settings.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of a company's settings. */
export function settingsHandlers(deps: HandlerDeps) {
  const { database } = deps
  const dated = { database, clock: deps.conversationClock }
  return {
    getSetup: ({ actor }) => readSetup(database, actor),
    getSettings: ({ actor, params }) => getSettings(database, actor, params.section),
    saveSettings: ({ actor, params, body }) => saveSettings(deps, actor, { ...params, ...body }),
    countExpired: async ({ actor, query }) => ({
      conversations: await ifAsked(query.retention_days, days =>
        countExpiredConversations(dated, actor, days),
      ),
      files: await ifAsked(query.file_retention_days, days => countExpiredFiles(dated, actor, days)),
      sessions: await ifAsked(query.session_days, async days =>
        deps.countExpiredSessions ? deps.countExpiredSessions(actor.companyId, days) : null,
      ),
    }),
    listSettingsVersions: async ({ actor, params }) => ({
      versions: await listSettingsVersions(database, actor, params.section),
    }),
  } satisfies Partial<Handlers>
}

async function ifAsked(
  days: number | undefined,
  count: (days: number) => Promise<number | null>,
): Promise<number | null> {
  return days === undefined ? null : count(days)
}
