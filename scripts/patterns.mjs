/** `npm run patterns`: proves that no pattern of the product takes more than linear time. */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
const { checkPatterns } = await import('./patterns/check-patterns.ts')
process.exitCode = await checkPatterns()
