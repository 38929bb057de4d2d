import { z } from 'zod'
import { EMBED_PING_MAX_BYTES } from '../constants/embed-doctor.ts'
import { embedPing, embedSite } from '../entities/embed-report.ts'
import { build, workspaceHealth } from '../entities/health.ts'
import { readiness } from '../entities/readiness.ts'
import type { Route } from './route.ts'

const ok = z.object({ ok: z.literal(true) })

/** Whether the server, the widgets and the workspace work. */
export const healthRoutes = {
  /** Whether this node may get requests: 503 `unavailable` if it isn't ready. */
  health: { access: ['anyone'], response: ok },
  /** Whether the process runs, and which build it is. It asks nothing else, so a restart mends whatever is wrong. */
  live: { access: ['anyone'], response: ok.extend(build.shape) },
  /** What `health` is made of. */
  ready: { access: ['anyone'], notOkStatus: 503, response: readiness },
  /**
   * A page's report about the widgets on it; at most one per page load. Its site is the request's `origin` header.
   * Reports of our own pages, and of pages without a site, are not stored. Those of a site that may not show the widgets are.
   */
  pingEmbed: {
    access: ['tenant'],
    hearsEverySite: true,
    limit: 'embedPing',
    maxBytes: EMBED_PING_MAX_BYTES,
    body: embedPing,
    response: z.object({ ok: z.literal(true) }),
  },
  /** The sites that reported within 30 days, the latest first. */
  listEmbedSites: { access: ['member'], response: z.object({ sites: z.array(embedSite) }) },
  getWorkspaceHealth: { access: ['member'], permission: 'settings.edit', response: workspaceHealth },
} as const satisfies Record<string, Route>
