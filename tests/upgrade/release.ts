/** `npm run release`: freezes this version's migrations, and keeps what the tests of upgrades to later versions start from. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDiskFiles } from '#server/adapters/files/disk-files.ts'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { readTables } from '#server/archive/catalog.ts'
import { writeArchive } from '#server/archive/write-archive.ts'
import { claimMode } from '#server/database/prepare-database.ts'
import { fileNameOf } from '#server/gateway/storage/file-name-of.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { FileStore } from '#server/ports/files.ts'
import { PRODUCT_VERSION } from '#server/product-version.ts'
import { MIGRATIONS_FOLDER } from '#server/start/open-database.ts'
import { addBesideOthers } from '#tests/security/rls-rows.ts'
import { prepareForTests, seedForTests } from '#tests/support/prepared-state.ts'
import { packFolder } from './packed-folder.ts'

const RELEASED = 'supabase/released.json'
/** Rows of the tables that neither the security tests nor the demo fill, since their rows last for a moment. */
const MOMENTARY = [
  `insert into app.account_emails (id, kind, place, secret, due_at, expires_at)
   values (gen_random_uuid(), 'reset', 'a place', 'a secret', now(), now() + interval '1 hour')`,
  `insert into app.rule_events (company_id, conversation_id, event, key, depth, happened_at, due_at)
   select company_id, id, 'status-changed', 'a key', 0, now(), now() from public.conversations limit 1`,
  "insert into app.job_runs (name, every_ms, started_at) values ('events', 1000, now())",
  'insert into auth.mfa_challenges (factor_id) select id from auth.mfa_factors limit 1',
  "insert into auth.refresh_tokens (token_hash, session_id) select 'a hash', id from auth.sessions limit 1",
]

await release()

/** @throws Error if the version is released already, or a table is empty. */
async function release(): Promise<void> {
  const folder = join('tests/upgrade', PRODUCT_VERSION)
  if (existsSync(folder))
    throw new Error(`Version ${PRODUCT_VERSION} is released. Raise the version in package.json first.`)
  const work = mkdtempSync(join(tmpdir(), 'lapwing-release-'))
  try {
    const data = join(work, 'database')
    const database = await openPglite({ folder: data })
    const store = await openDiskFiles(join(work, 'files'))
    await fill(database, store)
    mkdirSync(folder)
    await writeArchive({ database, store, secret: null, path: join(folder, 'backup.tar.gz') })
    await database.close()
    await packFolder(data, join(folder, 'database.tar.br'))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  const released = { version: PRODUCT_VERSION, migrations: checksums() }
  writeFileSync(RELEASED, `${JSON.stringify(released, null, 2)}\n`)
}

/** Returns the SHA-256 of each migration, by file. */
function checksums(): Record<string, string> {
  const files = readdirSync(MIGRATIONS_FOLDER).filter(file => file.endsWith('.sql'))
  const checksum = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(MIGRATIONS_FOLDER, file)))
      .digest('hex')
  return Object.fromEntries(files.sort().map(file => [file, checksum(file)]))
}

/** Fills a database with the rows of the security tests and the demo's companies. */
async function fill(database: Database, store: FileStore): Promise<void> {
  await prepareForTests(database)
  await seedForTests(database)
  await database.asOwner(async query => {
    // Both have a platform company, of which there is one.
    await query("update public.companies set subdomain = 'demo-app' where subdomain = 'app'")
    await addBesideOthers(query)
    await query("update public.companies set subdomain = 'rows-app' where subdomain = 'app'")
    await query("update public.companies set subdomain = 'app' where subdomain = 'demo-app'")
  })
  await claimMode(database, true)
  await database.asOwner(async query => {
    for (const row of MOMENTARY) await query(row)
    await addFile(query, store)
  })
  await database.asOwner(expectRows)
}

async function addFile(query: Query, store: FileStore): Promise<void> {
  const name = 'upgrade/picture.txt'
  await query("insert into storage.objects (bucket_id, name) values ('conversation-uploads', $1)", [name])
  await store.write(fileNameOf(name), new TextEncoder().encode('the bytes of a picture'))
}

async function expectRows(query: Query): Promise<void> {
  const empty: string[] = []
  for (const { name } of await readTables(query)) {
    const [row] = await query(`select from ${name} limit 1`)
    if (!row) empty.push(name)
  }
  if (empty.length > 0) throw new Error(`These tables are empty: ${empty.join(', ')}.`)
}
