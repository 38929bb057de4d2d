/** `npm run bench:search -- --data DIR [--json FILE]`: how well and how fast search is, on data sets of a folder. */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
const { benchSearch } = await import('./bench-search/bench-search.ts')
await benchSearch(process.argv.slice(2))
