/**
 * `npm run bench:search -- --data DIR [--json FILE]`: measures the quality and speed of search on the data sets in a
 * folder.
 */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
const { benchSearch } = await import('./bench-search/bench-search.ts')
await benchSearch(process.argv.slice(2))
