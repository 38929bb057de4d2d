import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seedDemo } from '#demo/seed-demo.ts'
import { GRANT_PLATFORM_ACCESS } from '#server/database/platform-access.ts'
import { prepareDatabase } from '#server/database/prepare-database.ts'
import { openLog } from '#server/events/open-log.ts'
import { createIdentityStore } from '#server/gateway/auth/identity-store.ts'
import type { Database } from '#server/ports/database.ts'
import { followEvents } from './follow-events.ts'

const BOOTSTRAP_FILE = fileURLToPath(new URL('../../server/gateway/bootstrap.sql', import.meta.url))
const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../supabase/migrations', import.meta.url))

/** The content of a test database: nothing, the migrated schema, or also the demo companies. */
export type TestDatabaseContent = 'empty' | 'migrated' | 'demo'

/**
 * Returns a short hash of everything that a prepared database is made from. A cached database with another
 * hash is outdated.
 */
export function preparedHash(): string {
  const hash = createHash('sha256').update(readFileSync(BOOTSTRAP_FILE)).update(GRANT_PLATFORM_ACCESS)
  for (const file of readdirSync(MIGRATIONS_FOLDER).sort()) {
    hash.update(file).update(readFileSync(join(MIGRATIONS_FOLDER, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Prepares an empty database as the server does at its start. */
export async function prepareForTests(database: Database): Promise<void> {
  await prepareDatabase(database, { migrationsFolder: MIGRATIONS_FOLDER, bootstrap: true })
  await openLog(database)
}

/** Adds the demo companies, dated from now, with all that follows. */
export async function seedForTests(database: Database): Promise<void> {
  const clock = { now: Date.now }
  await seedDemo({ database, clock, identities: createIdentityStore({ database, clock }) })
  await followEvents(database)
}
