/** `npm run budget`: checks the compressed size of what the built pages load against its limits. */
import { loadTypeScript } from './load-typescript.mjs'

await loadTypeScript()
const { printBudgets } = await import('./budget/print-budgets.ts')
process.exitCode = printBudgets() ? 0 : 1
