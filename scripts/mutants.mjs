/** `npm run mutants`: takes one behaviour away at a time, and shows that a test of its requirement then fails. */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
const { runMutants } = await import('./mutants/run-mutants.ts')
process.exitCode = runMutants(process.argv.slice(2)) ? 0 : 1
