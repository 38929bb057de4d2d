/**
 * `npm run mutants`: runs mutation tests. Each removes one behavior and checks that a test of its requirement fails.
 */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
const { runMutants } = await import('./mutants/run-mutants.ts')
process.exitCode = runMutants(process.argv.slice(2)) ? 0 : 1
