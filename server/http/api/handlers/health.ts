import { AppError } from '#server/domain/app-error.ts'
import { listEmbedSites } from '#server/domain/embed/list-sites.ts'
import { noteEmbedPing } from '#server/domain/embed/note-ping.ts'
import { readWorkspaceHealth } from '#server/domain/health/workspace-health.ts'
import { BUILD } from '#server/product-version.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of the server's health, of pages' reports, and of the workspace's health. */
export function healthHandlers(deps: HandlerDeps) {
  return {
    async health() {
      if (!(await deps.readReadiness()).ok) throw new AppError('unavailable')
      return { ok: true } as const
    },
    live: () => ({ ok: true, ...BUILD }) as const,
    ready: () => deps.readReadiness(),
    async pingEmbed({ actor, body, ...page }) {
      await noteEmbedPing(deps, actor.company, page, body)
      return { ok: true } as const
    },
    listEmbedSites: async ({ actor }) => ({ sites: await listEmbedSites(deps, actor) }),
    getWorkspaceHealth: ({ actor }) => readWorkspaceHealth(deps, actor),
  } satisfies Partial<Handlers>
}
