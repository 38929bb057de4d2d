/** `npm run check-supabase`: verifies a Supabase project before go-live. It changes nothing. */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
await import('../server/commands/check-supabase.ts')
