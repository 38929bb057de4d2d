/** `npm run create-staff`: creates a platform user. */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
await import('../server/commands/create-staff.ts')
