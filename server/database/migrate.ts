/** Applies the product's migrations, and records them where the Supabase CLI does. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BRAND } from '#contract/brand.ts'
import { type Database, DatabaseError } from '#server/ports/database.ts'
import { PRODUCT_VERSION } from '#server/product-version.ts'
import { GRANT_PLATFORM_ACCESS } from './platform-access.ts'
import { LOCK_SCRIPTS, quoteLiteral } from './script-sql.ts'

/** The version whose migrations are the first ones here. */
export const FIRST_VERSION = '0.2.0'

type Recorded = { readonly version: string; readonly statements: readonly string[] | null }

/** SQL that creates the record. Same columns as the Supabase CLI, so that each can continue where the other stopped. */
export const CREATE_RECORD = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
  alter table supabase_migrations.schema_migrations add column if not exists statements text[];
  alter table supabase_migrations.schema_migrations add column if not exists name text;
`

/**
 * Applies new migrations of the folder in name order, each in its own transaction. Nodes that start together wait for
 * each other. Where the platform's roles are ours (`isPlatformOurs`), every table also gets the policy that lets them
 * through, in the transaction that creates it. @throws Error that names the file when one fails (it rolls back, earlier ones stay) or changed after it
 * was applied; if a newer version has migrated the database in a way that this one can't live with; and if a version before the
 * first migration made it.
 */
export async function migrate(database: Database, folder: string, isPlatformOurs = false): Promise<void> {
  const migrations = await readMigrations(folder)
  const access = isPlatformOurs ? GRANT_PLATFORM_ACCESS : ''
  await database.script(`begin; ${LOCK_SCRIPTS}; ${CREATE_RECORD} ${access} commit;`)
  let recorded = await readRecorded(database)
  refuseEarlier(migrations, [...recorded.keys()])
  await refuseNewer(database, migrations, [...recorded.keys()])
  for (const migration of migrations) {
    if (!recorded.has(migration.version)) {
      const outcome = await apply(database, migration, access)
      if (outcome === 'applied') continue
      recorded = await readRecorded(database)
    }
    refuseAltered(migration, recorded.get(migration.version))
  }
}

async function readRecorded(database: Database): Promise<Map<string, readonly string[] | null>> {
  const rows = await database.asOwner(query =>
    query<Recorded>('select version, statements from supabase_migrations.schema_migrations'),
  )
  return new Map(rows.map(({ version, statements }) => [version, statements]))
}

async function apply(
  database: Database,
  migration: Migration,
  access: string,
): Promise<'applied' | 'applied elsewhere'> {
  const { file, sql } = migration
  try {
    // The record is inserted first: its primary key stops a node that waited while another applied this file.
    await database.script(`
      begin;
      ${LOCK_SCRIPTS};
      ${recordSql(migration)};
      ${sql}
      ;${access}
      commit;
    `)
    return 'applied'
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    if (error.code === '23505' && error.constraint === 'schema_migrations_pkey') return 'applied elsewhere'
    throw new Error(`Migration ${file} failed: ${error.message} (${error.code})`)
  }
}

/** Returns the SQL that records a migration as applied. */
export function recordSql({ version, name, sql }: Migration): string {
  const values = [quoteLiteral(version), quoteLiteral(name), `array[${quoteLiteral(sql)}]`].join(', ')
  return `insert into supabase_migrations.schema_migrations (version, name, statements) values (${values})`
}

/** Throws if migrations were applied that come before the first: the product has had none of them since `FIRST_VERSION`. */
function refuseEarlier(migrations: readonly Migration[], applied: readonly string[]): void {
  const [first] = migrations
  if (!first || !applied.some(version => version < first.version)) return
  throw new Error(
    `The database was made by a version of ${BRAND.name} before ${FIRST_VERSION}, from which there is no upgrade. ` +
      'Start with a new folder in DATA_DIR, or a new database in DATABASE_URL.',
  )
}

/** Throws if migrations were applied that this version lacks, and the newer schema does not say that this code may run on it. */
async function refuseNewer(
  database: Database,
  migrations: readonly Migration[],
  applied: readonly string[],
): Promise<void> {
  const known = new Set(migrations.map(({ version }) => version))
  const newest = applied
    .filter(version => !known.has(version))
    .toSorted()
    .at(-1)
  if (newest === undefined) return
  const oldest = await readOldestVersion(database)
  if (oldest !== null && !isOlder(PRODUCT_VERSION, oldest)) return
  throw new Error(
    `The database has migration ${newest}, which version ${PRODUCT_VERSION} of ${BRAND.name} lacks: a newer version has used it. ` +
      `Start ${oldest === null ? 'that version' : `version ${oldest} or a newer one`}, or restore a backup that was made before the upgrade.`,
  )
}

/** Returns the oldest version of the product whose code may run on the schema; null if the schema does not say. */
export async function readOldestVersion(database: Database): Promise<string | null> {
  return database.asOwner(async query => {
    const [schema] = await query<{ says: string | null }>(
      "select to_regclass('app.installation')::text as says",
    )
    if (!schema?.says) return null
    const [row] = await query<{ oldest_version: string }>('select oldest_version from app.installation')
    return row?.oldest_version ?? null
  })
}

/** Returns whether a version such as `0.2.0` comes before another. */
export function isOlder(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0
}

/**
 * Throws if an applied migration differs from its file. Only records of one statement are compared, since the
 * Supabase CLI splits files and this runner does not.
 */
function refuseAltered(migration: Migration, statements: readonly string[] | null | undefined): void {
  const [statement, ...others] = statements ?? []
  if (statement === undefined || others.length > 0) return
  if (withoutSpacing(statement) === withoutSpacing(migration.sql)) return
  throw new Error(
    `Migration ${migration.file} was altered after it had been applied; restore it and put the change in a new file.`,
  )
}

function withoutSpacing(sql: string): string {
  return sql.replace(/[\s;]+/g, '')
}

/** One file of the migrations folder: `<version>_<name>.sql`, the version in digits, as the Supabase CLI names them. */
export type Migration = {
  readonly file: string
  readonly version: string
  readonly name: string
  readonly sql: string
}

const FILE_NAME = /^(\d+)_(.+)\.sql$/

/**
 * Returns the folder's migrations in name order. @throws Error for a misnamed `.sql` file and for a duplicate
 * version.
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(files.map(file => readMigration(folder, file)))
  for (const [index, { version, file }] of migrations.entries()) {
    const first = migrations.find(other => other.version === version)
    if (first !== migrations[index])
      throw new Error(`Migrations ${first?.file} and ${file} have the same version.`)
  }
  return migrations
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const [, version, name] = FILE_NAME.exec(file) ?? []
  if (!version || !name)
    throw new Error(`Migration ${file} must be named <version>_<name>.sql, the version in digits.`)
  return { file, version, name, sql: await readFile(join(folder, file), 'utf8') }
}
