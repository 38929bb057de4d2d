import { bootstrapEmpty } from '#server/database/apply-bootstrap.ts'
import { CREATE_RECORD, type Migration, recordSql } from '#server/database/migrate.ts'
import { GRANT_PLATFORM_ACCESS } from '#server/database/platform-access.ts'
import { LOCK_SCRIPTS, runScript } from '#server/database/script-sql.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { findContent, readTables, type Table } from './catalog.ts'
import type { MigrationPlan } from './check-manifest.ts'
import { insertRows, setSequences, withoutConstraints } from './load-rows.ts'
import type { Manifest } from './manifest.ts'
import { type RestoringFiles, restoringFiles } from './restore-files.ts'
import { bytesOf, unpackArchive } from './unpack-archive.ts'
import { contentOf } from './verify-archive.ts'

type WriteFile = RestoringFiles['write']

/** `backup` is the archive's verified manifest. */
export type RestoreOptions = {
  readonly database: Database
  readonly filesFolder: string
  readonly path: string
  readonly backup: Manifest
  readonly plan: MigrationPlan
}

/** Returns why nothing can be restored into the database, a sentence for the operator; undefined if it is empty. */
export async function findObstacle(query: Query): Promise<string | undefined> {
  const content = await findContent(query)
  if (content === undefined) return undefined
  return `The database is not empty: it has the ${content}. Restore into a new database, or an empty data folder.`
}

/**
 * Restores an archive into an empty database and the files folder, in one transaction. If it fails, the database is
 * empty as before, and the files are removed. Returns the backup's tables that the migrations do not create, whose rows
 * are left out. @throws Error if the database is not empty.
 */
export async function restoreArchive(options: RestoreOptions): Promise<string[]> {
  const { database, filesFolder } = options
  const files = await restoringFiles(filesFolder)
  const left = await database
    .asOwner(query => restoreAll(options, query, files.write))
    .catch(async (error: unknown) => {
      await files.removeWritten()
      throw error
    })
  // Else the first queries would be planned as if the tables were empty.
  await database.script('analyze')
  return left
}

async function restoreAll(options: RestoreOptions, query: Query, writeFile: WriteFile): Promise<string[]> {
  const { backup, plan } = options
  // A server that starts meanwhile waits.
  await query(LOCK_SCRIPTS)
  const obstacle = await findObstacle(query)
  if (obstacle !== undefined) throw new Error(obstacle)
  await bootstrapEmpty(query)
  await runScript(query, CREATE_RECORD)
  await applyAll(query, plan.before)
  const tables = await readTables(query)
  await withoutConstraints(query, tables, () => loadEntries(options, query, tables, writeFile))
  await setSequences(query, backup.sequences)
  await applyAll(query, plan.after)
  const names = new Set(tables.map(({ name }) => name))
  return backup.tables.map(({ name }) => name).filter(name => !names.has(name))
}

async function applyAll(query: Query, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations) {
    await query(recordSql(migration))
    await runScript(query, migration.sql)
    await runScript(query, GRANT_PLATFORM_ACCESS)
  }
}

async function loadEntries(
  { path, backup }: RestoreOptions,
  query: Query,
  tables: readonly Table[],
  writeFile: WriteFile,
): Promise<void> {
  const byName = new Map(tables.map(table => [table.name, table]))
  const columns = new Map(backup.tables.map(table => [table.name, table.columns]))
  await unpackArchive(path, async entry => {
    const content = contentOf(entry.name)
    if (content.kind === 'file') await writeFile(content.name, entry.bytes)
    if (content.kind !== 'part') return
    const table = byName.get(content.table)
    const names = columns.get(content.table)
    // A table that somebody added to the database by hand, which the migrations do not create.
    if (!table || !names) return
    await insertRows(query, table, names, (await bytesOf(entry)).toString('utf8'))
  })
}
