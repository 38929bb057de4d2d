/** `npm run schema`: writes docs/schema.sql, the schema that the migrations produce. */
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
const { writeSchema } = await import('./schema/write-schema.ts')
await writeSchema()
