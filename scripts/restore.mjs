/** `npm run restore -- FILE [--dry-run]`: restores a backup into an empty database. */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
await import('../server/commands/restore.ts')
