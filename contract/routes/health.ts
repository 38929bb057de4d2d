import { z } from 'zod'
import { EMBED_PING_MAX_BYTES } from '../constants/embed-doctor.ts'
import { embedPing, embedSite } from '../entities/embed-report.ts'
import { workspaceHealth } from '../entities/health.ts'
import type { Route } from './route.ts'

/** Where the widgets run, and whether the workspace works. */
export const healthRoutes = {
  /**
   * A page's report about the widgets on it; at most one per page load. Its site is the request's `origin` header.
   * Reports of our own pages, and of pages without a site, are not stored.
   */
  pingEmbed: {
    access: ['tenant'],
    limit: 'embedPing',
    maxBytes: EMBED_PING_MAX_BYTES,
    body: embedPing,
    response: z.object({ ok: z.literal(true) }),
  },
  /** The sites that reported within 30 days, the latest first. */
  listEmbedSites: { access: ['member'], response: z.object({ sites: z.array(embedSite) }) },
  getWorkspaceHealth: { access: ['member'], permission: 'settings.edit', response: workspaceHealth },
} as const satisfies Record<string, Route>
