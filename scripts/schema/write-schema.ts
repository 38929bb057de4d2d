import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { prepareDatabase } from '#server/database/prepare-database.ts'
import { readSchema } from './schema-text.ts'

/** Migrates an empty PGlite and writes its schema to `docs/schema.sql`. */
export async function writeSchema(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-schema-'))
  const database = await openPglite({ folder })
  try {
    await prepareDatabase(database, { migrationsFolder: 'supabase/migrations', bootstrap: true })
    writeFileSync('docs/schema.sql', await readSchema(database))
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
