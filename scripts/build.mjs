/**
 * `npm run build`: builds what is stale. `-- --force` builds everything; `-- --report` adds treemaps in dist/reports.
 */
import { buildStale } from './build/build-stale.mjs'
import { ensureInstall } from './ensure-install.mjs'

ensureInstall()
const hasReport = process.argv.includes('--report')
if (hasReport) process.env.SIZE_REPORT = 'on'
process.exitCode = buildStale({ force: hasReport || process.argv.includes('--force') }) ? 0 : 1
