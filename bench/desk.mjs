/** `npm run bench:desk -- [--database URL]`: measures the inbox's lists and search with 50,000 conversations. */
import { ensureInstall } from '../scripts/ensure-install.mjs'
import { loadTypeScript } from '../scripts/load-typescript.mjs'

ensureInstall()
await loadTypeScript()
const { benchDesk } = await import('./desk/bench-desk.ts')
await benchDesk(process.argv.slice(2))
