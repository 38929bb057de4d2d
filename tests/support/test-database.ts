/** Databases for tests: a new one for each test file, ready in well under a second. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { STATEMENT_TIMEOUT_MS } from '#server/adapters/sql/transactions.ts'
import type { Database } from '#server/ports/database.ts'
import { pgliteImage } from './pglite-image.ts'
import { asSuperuser, createPostgresDatabase } from './postgres-database.ts'
import { seedForTests, type TestDatabaseContent } from './prepared-state.ts'
import { recordTime } from './record-time.ts'
import { scaleTimeout } from './scale-timeout.ts'

const MAX_CONNECTIONS = 5
/** Tests run on busy machines, and few are about waiting. */
const WAIT_TIMEOUT_MS = scaleTimeout(60_000)
/** As long as the product's, on a machine of the usual speed. */
const STATEMENT_LIMIT_MS = scaleTimeout(STATEMENT_TIMEOUT_MS)

/** Options of a test database. */
export type TestDatabaseOptions = {
  /** Default: `migrated`. */
  readonly content?: TestDatabaseContent
  readonly statementTimeoutMs?: number
  /** How long a transaction waits for a connection. */
  readonly waitTimeoutMs?: number
  /** On PostgreSQL; PGlite has one. */
  readonly maxConnections?: number
  /** On PostgreSQL, whether to connect as a superuser; on PGlite, tests always do. */
  readonly isSuperuser?: boolean
}

/** Opens a database of the given kind that nobody else uses. Closing it deletes it. */
export async function openTestDatabase(
  kind: Database['kind'],
  options: TestDatabaseOptions = {},
): Promise<Database> {
  const database = await recordTime('database', () => open(kind, options))
  return { ...database, close: () => recordTime('database', database.close) }
}

async function open(
  kind: Database['kind'],
  {
    content = 'migrated',
    maxConnections = MAX_CONNECTIONS,
    isSuperuser = false,
    ...given
  }: TestDatabaseOptions,
): Promise<Database> {
  const options = { waitTimeoutMs: WAIT_TIMEOUT_MS, statementTimeoutMs: STATEMENT_LIMIT_MS, ...given }
  if (kind === 'postgres') {
    const { url: ownUrl, drop } = await createPostgresDatabase(content)
    const url = isSuperuser ? asSuperuser(ownUrl) : ownUrl
    return closingWith(openPostgres({ url, maxConnections, ...options }), drop)
  }
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-pglite-'))
  cpSync(await pgliteImage(content === 'empty' ? 'empty' : 'migrated'), folder, { recursive: true })
  const database = await openPglite({ folder, ...options })
  if (content === 'demo') await seedForTests(database)
  return closingWith(database, async () => {
    rmSync(folder, { recursive: true, force: true })
  })
}

function closingWith(database: Database, remove: () => Promise<void>): Database {
  return { ...database, close: () => database.close().then(remove) }
}
