/** Installations for the tests of backups, and what their archives hold. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import type { Manifest } from '#server/archive/manifest.ts'
import { bytesOf, unpackArchive } from '#server/archive/unpack-archive.ts'
import { packArchive } from '#server/archive/write-archive.ts'
import { type Config, readConfig } from '#server/config/read-config.ts'
import { fileNameOf } from '#server/gateway/storage/file-name-of.ts'
import type { Database } from '#server/ports/database.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import type { TestDatabaseContent } from '#tests/support/prepared-state.ts'

/** A temporary folder with everything of one installation. */
export type Installation = { readonly folder: string; readonly config: Config }

const undo: (() => unknown)[] = []

/** Deletes what the functions below have made. */
export async function removeAll(): Promise<void> {
  for (const remove of undo.splice(0).reverse()) await remove()
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-backup-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** An installation with an empty data folder, and with a PostgreSQL database of its own if `content` is given. */
export async function newInstallation(
  content: TestDatabaseContent | null,
  settings: Record<string, string> = {},
): Promise<Installation> {
  const folder = newFolder()
  const database = content && (await createPostgresDatabase(content))
  if (database) undo.push(database.drop)
  const config = readConfig({
    LAPWING_MODE: 'demo',
    JWT_SECRET: 's'.repeat(32),
    DATA_DIR: join(folder, 'data'),
    ...(database && { DATABASE_URL: database.url }),
    ...settings,
  })
  return { folder, config }
}

/** Runs work on the installation's database. */
export async function within<T>(
  { config }: Installation,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { database: place, dataFolder } = config
  const database =
    place.kind === 'embedded' ? await openPglite({ folder: dataFolder }) : openPostgres({ url: place.url })
  return work(database).finally(() => database.close())
}

/** Stores a file as an upload does. Returns its path. */
export async function storeFile(
  installation: Installation,
  name: string,
  bytes: string | null,
): Promise<string> {
  await within(installation, database =>
    database.asOwner(query =>
      query(`insert into storage.objects (id, bucket_id, name) values ($1, 'conversation-uploads', $2)`, [
        randomUUID(),
        name,
      ]),
    ),
  )
  const folder = join(installation.config.dataFolder, 'files')
  const path = join(folder, fileNameOf(name))
  mkdirSync(folder, { recursive: true })
  if (bytes !== null) writeFileSync(path, bytes)
  return path
}

/** Returns an archive's entries. */
export async function entriesOf(path: string): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>()
  await unpackArchive(path, async entry => {
    entries.set(entry.name, await bytesOf(entry))
  })
  return entries
}

/** Returns the lines of a table in an archive. */
export async function linesOf(path: string, table: string): Promise<string[]> {
  const entries = [...(await entriesOf(path))].filter(([name]) => name.startsWith(`tables/${table}/`))
  return entries.flatMap(([, bytes]) => bytes.toString().split('\n').slice(0, -1))
}

/** Writes a copy of an archive with other entries, and returns its path. */
export async function alterArchive(
  path: string,
  alter: (entries: Map<string, Buffer>, manifest: Manifest) => void,
): Promise<string> {
  const entries = await entriesOf(path)
  const manifest: Manifest = JSON.parse(entries.get('manifest.json')!.toString())
  entries.delete('manifest.json')
  alter(entries, manifest)
  if (!entries.has('manifest.json')) entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)))
  const altered = join(newFolder(), 'altered.tar.gz')
  const archive = packArchive(altered, new Date(0))
  for (const [name, bytes] of entries) if (bytes.length > 0) await archive.add(name, bytes.length, [bytes])
  await archive.finish()
  return altered
}
