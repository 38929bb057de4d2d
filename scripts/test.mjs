/**
 * `npm test` runs every stage of the fast tier; `npm test -- unit build` runs only those stages. `--full` runs the full
 * tier (`npm run test:full`); `--times` prints the time per stage and suite.
 */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, times: { type: 'boolean', default: false } },
})
ensureInstall()
// The test runners are child processes and inherit these variables.
if (values.full) process.env.TEST_TIER = 'full'
if (values.times) {
  process.env.TEST_TIMES = 'dist/reports/times.jsonl'
  rmSync(process.env.TEST_TIMES, { force: true })
}
await loadTypeScript()
const { runStages } = await import('./test/run-stages.ts')
process.exitCode = runStages({ isFull: values.full, hasTimes: values.times, names: positionals })
