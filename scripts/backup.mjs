/** `npm run backup -- FILE`: writes a backup of the database and the files. The server may run meanwhile. */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
await import('../server/commands/backup.ts')
