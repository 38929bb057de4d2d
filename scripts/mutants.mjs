/**
 * `npm run mutants`: runs mutation tests. Each removes one behavior and checks that a test fails. `-- <id> …` runs some,
 * `-- --sample` a dozen that the commit chooses, `-- --seed=<text>` a dozen that the text chooses.
 */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
const { runMutants } = await import('./mutants/run-mutants.ts')
process.exitCode = (await runMutants(process.argv.slice(2))) ? 0 : 1
// An IPC channel would keep the process alive.
process.disconnect?.()
