import { createHash } from 'node:crypto'
import { fileNameOf } from '#server/gateway/storage/file-name-of.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { FileStore } from '#server/ports/files.ts'
import { PRODUCT_VERSION } from '#server/product-version.ts'
import { backupFiles } from './backup-files.ts'
import { readSequences, readTables, type Table } from './catalog.ts'
import { dumpTable, PRINT_ALIKE } from './dump-table.ts'
import {
  ARCHIVE_FORMAT,
  fingerprintOf,
  MANIFEST_ENTRY,
  type Manifest,
  migrationChecksum,
} from './manifest.ts'
import { type ArchiveWriter, packArchive } from './pack-archive.ts'

/** `path` is the archive to write, `secret` the installation's JWT_SECRET. */
export type ArchiveOptions = {
  readonly database: Database
  readonly store: FileStore
  readonly secret: string | null
  readonly path: string
}

type Rows = Omit<Manifest, 'files' | 'missingFiles'> & { readonly fileNames: readonly string[] }

/**
 * Writes everything that was committed at one instant to a new archive, and the files whose rows there were. The
 * database can be written meanwhile. @returns the archive's manifest. @throws Error if the database has no schema of ours.
 */
export async function writeArchive(options: ArchiveOptions): Promise<Manifest> {
  const { database, store, secret, path } = options
  const archive = packArchive(path, new Date())
  try {
    const { fileNames, ...rows } = await database.snapshot(query =>
      backupRows(archive, query, database.kind, secret),
    )
    const complete: Manifest = { ...rows, ...(await backupFiles(archive, store, fileNames)) }
    const text = Buffer.from(JSON.stringify(complete, null, 2))
    await archive.add(MANIFEST_ENTRY, text.length, [text])
    await archive.finish()
    return complete
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

async function backupRows(
  archive: ArchiveWriter,
  query: Query,
  database: Database['kind'],
  secret: string | null,
): Promise<Rows> {
  await query(PRINT_ALIKE)
  const migrations = await readMigrationRecord(query)
  const [installation] = await query<{ takenAt: Date; mode: Manifest['mode'] }>(
    'select now() as "takenAt", mode from app.installation',
  )
  const { takenAt, mode } = installation!
  const names = await query<{ name: string }>('select name from storage.objects order by name collate "C"')
  const tables: Manifest['tables'] = []
  for (const table of await readTables(query)) tables.push(await backupTable(archive, query, table))
  return {
    format: ARCHIVE_FORMAT,
    version: PRODUCT_VERSION,
    takenAt: takenAt.toISOString(),
    database,
    mode,
    secretFingerprint: fingerprintOf(secret),
    migrations,
    tables,
    // Last, so that no row has a number that its sequence will give out again.
    sequences: await readSequences(query),
    fileNames: names.map(({ name }) => fileNameOf(name)),
  }
}

async function backupTable(
  archive: ArchiveWriter,
  query: Query,
  table: Table,
): Promise<Manifest['tables'][number]> {
  const hash = createHash('sha256')
  let rows = 0
  let parts = 0
  for await (const part of dumpTable(query, table)) {
    hash.update(part.bytes)
    rows += part.rows
    parts += 1
    const entry = `tables/${table.name}/${String(parts).padStart(6, '0')}.copy`
    await archive.add(entry, part.bytes.length, [part.bytes])
  }
  const columns = table.columns.map(({ name }) => name)
  return { name: table.name, columns, rows, parts, sha256: hash.digest('hex') }
}

type Recorded = {
  readonly version: string
  readonly name: string | null
  readonly statements: string[] | null
}

async function readMigrationRecord(query: Query): Promise<Manifest['migrations']> {
  const [schema] = await query<{ record: string | null }>(
    `select to_regclass('supabase_migrations.schema_migrations')::text as record`,
  )
  if (!schema?.record) throw new Error('The database is empty: there is nothing to back up.')
  const rows = await query<Recorded>(
    'select version, name, statements from supabase_migrations.schema_migrations order by version',
  )
  return rows.map(({ version, name, statements }) => {
    const [statement, ...others] = statements ?? []
    const isWhole = statement !== undefined && others.length === 0
    return { version, name: name ?? '', sha256: isWhole ? migrationChecksum(statement) : null }
  })
}
