import { bootstrapEmpty } from '#server/database/apply-bootstrap.ts'
import { CREATE_RECORD, type Migration, recordSql } from '#server/database/migrate.ts'
import { GRANT_PLATFORM_ACCESS } from '#server/database/platform-access.ts'
import { LOCK_SCRIPTS, runScript } from '#server/database/script-sql.ts'
import { setPlace } from '#server/gateway/storage/files-place.ts'
import { type Database, DatabaseError, type Query } from '#server/ports/database.ts'
import type { Files } from '#server/ports/files.ts'
import {
  type ForeignKey,
  findContent,
  readForeignKeys,
  readTables,
  type Sequence,
  type Table,
} from './catalog.ts'
import type { MigrationPlan } from './check-manifest.ts'
import { decodeRows } from './copy-text.ts'
import { quoteName } from './dump-table.ts'
import type { Manifest } from './manifest.ts'
import { bytesOf, unpackArchive } from './unpack-archive.ts'
import { contentOf } from './verify-archive.ts'

/** Rows that are inserted at once. */
const ROWS = 500

/**
 * `backup` is the archive's verified manifest. `openFiles` opens the store of files; one that keeps them in the database
 * uses the given transaction.
 */
export type RestoreOptions = {
  readonly database: Database
  readonly openFiles: (database: Pick<Database, 'asOwner'>) => Promise<Files>
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
 * Restores an archive into an empty database and the store of files, in one transaction. If it fails, the database is
 * empty as before, and the files are removed. Returns the backup's tables and columns that the migrations do not create, which
 * are left out, such as `table public.mine`. @throws Error if the database is not empty.
 */
export async function restoreArchive(options: RestoreOptions): Promise<string[]> {
  const { database } = options
  const written: string[] = []
  const left = await database
    .asOwner(query => restoreAll(options, query, written))
    .catch(async (error: Error) => {
      await removeFiles(options, written).catch(({ message }: Error) => {
        throw new Error(`${error.message}\nFiles that were restored before could not be removed: ${message}`)
      })
      throw error
    })
  // Else the first queries would be planned as if the tables were empty.
  await database.script('analyze')
  return left
}

async function removeFiles({ database, openFiles }: RestoreOptions, names: readonly string[]): Promise<void> {
  const { store } = await openFiles(database)
  for (const name of names)
    await store.remove(name).catch((error: unknown) => {
      // Files in the database are gone, with the table.
      if (!(error instanceof DatabaseError)) throw error
    })
}

async function restoreAll(options: RestoreOptions, query: Query, written: string[]): Promise<string[]> {
  const { backup, plan, openFiles } = options
  // A server that starts meanwhile waits.
  await query(LOCK_SCRIPTS)
  const obstacle = await findObstacle(query)
  if (obstacle !== undefined) throw new Error(obstacle)
  await bootstrapEmpty(query)
  await runScript(query, CREATE_RECORD)
  await applyAll(query, plan.before)
  const tables = await readTables(query)
  const { store, place } = await openFiles({ asOwner: work => work(query) })
  const writeFile = async (name: string, bytes: Buffer) => {
    written.push(name)
    await store.write(name, Uint8Array.from(bytes))
  }
  await withoutConstraints(query, tables, () => loadEntries(options, query, tables, writeFile))
  await setPlace(query, place)
  await setSequences(query, backup.sequences)
  await applyAll(query, plan.after)
  return backup.tables.flatMap(({ name, columns }) => {
    const table = tables.find(each => each.name === name)
    if (!table) return [`table ${name}`]
    const isKnown = (column: string) => table.columns.some(each => each.name === column)
    return columns.filter(column => !isKnown(column)).map(column => `column ${column} of ${name}`)
  })
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
  writeFile: (name: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  const byName = new Map(tables.map(table => [table.name, table]))
  const columns = new Map(backup.tables.map(table => [table.name, table.columns]))
  await unpackArchive(path, async entry => {
    const content = contentOf(entry.name)
    if (content.kind === 'file') await writeFile(content.name, await bytesOf(entry))
    if (content.kind !== 'part') return
    const table = byName.get(content.table)
    const names = columns.get(content.table)
    // A table that somebody added to the database by hand, which the migrations do not create.
    if (!table || !names) return
    await insertRows(query, table, names, (await bytesOf(entry)).toString('utf8'))
  })
}

/**
 * Runs `load` while no foreign key and no trigger acts on the tables, which it finds empty. The foreign keys are then
 * created again, so that the database checks every row. Needs no rights but those of the tables' owner.
 */
async function withoutConstraints(
  query: Query,
  tables: readonly Table[],
  load: () => Promise<void>,
): Promise<void> {
  const foreignKeys = await readForeignKeys(query)
  for (const { table, name } of foreignKeys) await query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await query(`alter table ${name} disable trigger user`)
  // What migrations insert is in the backup, too.
  await query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  await load()
  for (const { name } of tables) await query(`alter table ${name} enable trigger user`)
  for (const foreignKey of foreignKeys) await createForeignKey(query, foreignKey)
}

async function createForeignKey(query: Query, { table, name, definition }: ForeignKey): Promise<void> {
  await query(`alter table ${table} add constraint ${name} ${definition}`)
}

/** Inserts rows in the text format of COPY, whose columns are `names`. */
async function insertRows(query: Query, table: Table, names: readonly string[], text: string): Promise<void> {
  // A column that somebody added to the database by hand is left out.
  const columns = table.columns.filter(({ name }) => names.includes(name))
  const places = columns.map(({ name }) => names.indexOf(name))
  const values = columns.map(({ type }, index) => `r.c${index}::${type}`)
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`)
  const aliases = columns.map((_, index) => `c${index}`)
  const insert = `insert into ${table.name} (${columns.map(quoteName).join(', ')}) overriding system value
    select ${values.join(', ')} from unnest(${arrays.join(', ')}) as r(${aliases.join(', ')})`
  const rows = decodeRows(text)
  for (let start = 0; start < rows.length; start += ROWS) {
    const batch = rows.slice(start, start + ROWS)
    await query(
      insert,
      places.map(place => batch.map(row => row[place] ?? null)),
    )
  }
}

/** Sets the values of the sequences that exist. */
async function setSequences(query: Query, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await query('select setval(to_regclass($1), $2::bigint, $3::boolean)', [name, value, isCalled])
}
