/**
 * `npm run bench:search -- --data DIR [--json FILE]`: measures the quality and speed of search on the data sets in a
 * folder.
 */
import { ensureInstall } from '../scripts/ensure-install.mjs'
import { loadTypeScript } from '../scripts/load-typescript.mjs'

ensureInstall()
await loadTypeScript()
const { benchSearch } = await import('./search/bench-search.ts')
await benchSearch(process.argv.slice(2))
