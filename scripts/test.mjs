/** `npm test`: everything, on a fresh machine too; `npm test -- unit build` runs only those stages. */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
const { runStages } = await import('./test/run-stages.ts')
process.exitCode = runStages(process.argv.slice(2))
