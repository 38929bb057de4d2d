/** `npm run rebuild-reports`: computes the facts of all reports anew. The server may run on PostgreSQL meanwhile. */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
await import('../server/commands/rebuild-reports.ts')
