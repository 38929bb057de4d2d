import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One file of the migrations folder: `<version>_<name>.sql`, the version in digits, as the Supabase CLI names them. */
export type Migration = {
  readonly file: string
  readonly version: string
  readonly name: string
  readonly sql: string
}

const FILE_NAME = /^(\d+)_(.+)\.sql$/

/** The folder's migrations in name order. Throws for a `.sql` file named otherwise and for a version used twice. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(files.map(file => readMigration(folder, file)))
  for (const [index, { version, file }] of migrations.entries()) {
    const twin = migrations.find(other => other.version === version)
    if (twin !== migrations[index])
      throw new Error(`Migrations ${twin?.file} and ${file} have the same version.`)
  }
  return migrations
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const [, version, name] = FILE_NAME.exec(file) ?? []
  if (!version || !name)
    throw new Error(`Migration ${file} must be named <version>_<name>.sql, the version in digits.`)
  return { file, version, name, sql: await readFile(join(folder, file), 'utf8') }
}
