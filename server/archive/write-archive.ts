import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { fileNameOf } from '#server/gateway/storage/file-name-of.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { FileStore } from '#server/ports/files.ts'
import { PRODUCT_VERSION } from '#server/product-version.ts'
import { readSequences, readTables, type Table } from './catalog.ts'
import { dumpTable, PRINT_ALIKE } from './dump-table.ts'
import {
  ARCHIVE_FORMAT,
  fingerprintOf,
  MANIFEST_ENTRY,
  type Manifest,
  migrationChecksum,
} from './manifest.ts'

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

/**
 * Adds the named files of the store to the archive, one at a time in memory. Files that are missing are listed: they were
 * erased meanwhile, or lost before.
 */
async function backupFiles(
  archive: ArchiveWriter,
  store: FileStore,
  names: readonly string[],
): Promise<Pick<Manifest, 'files' | 'missingFiles'>> {
  const files: Manifest['files'] = []
  const missingFiles: string[] = []
  for (const name of names) {
    const bytes = await readWhole(store, name)
    if (bytes) {
      await archive.add(`files/${name}`, bytes.length, [bytes])
      files.push({ name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
    } else missingFiles.push(name)
  }
  return { files: files.toSorted((a, b) => (a.name < b.name ? -1 : 1)), missingFiles }
}

/** Returns a file's bytes; undefined if it is missing, also if it is erased while it is read. */
async function readWhole(store: FileStore, name: string): Promise<Buffer | undefined> {
  const file = await store.read(name)
  if (!file) return undefined
  try {
    return await buffer(file.bytes)
  } catch (error) {
    if ((await store.sizeOf(name)) === undefined) return undefined
    throw error
  }
}

/** An archive that is being written. `add` resolves when the bytes were taken, as fast as the disk is. */
type ArchiveWriter = {
  add(name: string, byteSize: number, bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void>
  /** Resolves when everything is written. */
  finish(): Promise<void>
  /** Ends without the rest. */
  abandon(): Promise<void>
}

/** Starts a `.tar.gz` at `path` that only its owner can read. `finish` rejects if the path exists. */
export function packArchive(path: string, modifiedAt: Date): ArchiveWriter {
  const archive = pack()
  const written = pipeline(archive, createGzip(), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  const failed = written.then(() => new Promise<never>(() => {}))
  // Whoever adds next hears of a failure.
  failed.catch(() => {})

  async function add(
    name: string,
    byteSize: number,
    bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const header = { name, size: byteSize, mode: 0o600, mtime: modifiedAt }
    let entry: ReturnType<typeof archive.entry> | undefined
    const finished = new Promise<void>((resolve, reject) => {
      entry = archive.entry(header, error => (error ? reject(error) : resolve()))
    })
    // A failure also ends the loop, or `failed` tells of it.
    finished.catch(() => {})
    for await (const chunk of bytes)
      if (!entry!.write(chunk)) await new Promise<void>(resolve => entry!.once('drain', resolve))
    entry!.end(null)
    await finished
  }

  return {
    add: (name, byteSize, bytes) => Promise.race([add(name, byteSize, bytes), failed]),
    async finish() {
      archive.finalize()
      await written
    },
    async abandon() {
      archive.destroy()
      await written.catch(() => {})
    },
  }
}
