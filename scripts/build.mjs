/** `npm run build`: builds what is stale; `-- --force` builds everything. */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
const { buildStale } = await import('./build/build-stale.ts')
process.exitCode = buildStale({ force: process.argv.includes('--force') }) ? 0 : 1
