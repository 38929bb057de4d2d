/** Databases for tests: a fresh one for each test file, ready in well under a second. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import type { Database } from '#server/ports/database.ts'
import { pgliteImage } from './pglite-image.ts'
import { createPostgresDatabase } from './postgres-database.ts'

const MAX_CONNECTIONS = 5

/** `migrated` (the default) is what the migrations make, without people; `empty` a database as it comes. */
export type TestDatabaseOptions = {
  readonly content?: 'migrated' | 'empty'
  readonly statementTimeoutMs?: number
}

/** Opens a database of the given kind that nobody else uses. Closing it removes it. */
export async function openTestDatabase(
  kind: Database['kind'],
  { content = 'migrated', ...options }: TestDatabaseOptions = {},
): Promise<Database> {
  if (kind === 'postgres') {
    const { url, drop } = await createPostgresDatabase(content)
    return closingWith(openPostgres({ url, maxConnections: MAX_CONNECTIONS, ...options }), drop)
  }
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-pglite-'))
  cpSync(await pgliteImage(content), folder, { recursive: true })
  return closingWith(await openPglite({ folder, ...options }), async () => {
    rmSync(folder, { recursive: true, force: true })
  })
}

function closingWith(database: Database, remove: () => Promise<void>): Database {
  return { ...database, close: () => database.close().then(remove) }
}
