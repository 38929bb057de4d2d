/** `npm run bench:desk -- [--database URL]`: measures the inbox's lists and search with 50,000 conversations. */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
const { benchDesk } = await import('./bench-desk/bench-desk.ts')
await benchDesk(process.argv.slice(2))
