/** `npm run pack`: makes the npm packages `@lapwing/widget` and `@lapwing/react` in dist/packages. Publishes nothing. */
import { buildStale } from './build/build-stale.mjs'
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
const { pack } = await import('./pack/pack.ts')
const files = buildStale() ? pack() : null
for (const file of files ?? []) console.log(file)
process.exitCode = files ? 0 : 1
