/** `npm start`: installs and builds what is missing or stale, then becomes the server. */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
const { buildStale } = await import('./build/build-stale.ts')
if (buildStale()) await import('../server/main.ts')
else process.exitCode = 1
