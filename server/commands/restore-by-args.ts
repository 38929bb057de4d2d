/** `npm run restore`: an archive into an empty database. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { takeDataLock } from '#server/adapters/pglite/data-lock.ts'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { openPostgres, type PostgresOptions } from '#server/adapters/postgres/open-postgres.ts'
import { planMigrations, refuseOtherMode, restoreWarnings } from '#server/archive/check-manifest.ts'
import { findObstacle, type RestoreOptions, restoreArchive } from '#server/archive/restore-archive.ts'
import { verifyArchive } from '#server/archive/verify-archive.ts'
import type { Config } from '#server/config/read-config.ts'
import { readMigrations } from '#server/database/migrate.ts'
import type { Database } from '#server/ports/database.ts'
import { MIGRATIONS_FOLDER } from '#server/start/open-database.ts'
import { openFiles } from '#server/start/open-files.ts'
import { COMMAND_TIMEOUT_MS, ON_SUPABASE, secretOf } from './backup-by-args.ts'
import { describeBackup } from './describe-backup.ts'

const USAGE = 'Usage: npm run restore -- FILE.tar.gz [--dry-run]'

type Archive = Pick<RestoreOptions, 'path' | 'backup' | 'plan'>

/**
 * Restores the backup that `args` name into the configured installation, whose database must be empty. With `--dry-run`,
 * only checks the backup, and says whether it could be restored here. @returns text for the operator. @throws Error for
 * the operator; the database is then as empty as before.
 */
export async function restoreByArgs(args: readonly string[], config: Config): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) throw new Error(USAGE)
  if (config.database.kind === 'supabase') throw new Error(ON_SUPABASE)

  const backup = await verifyArchive(path)
  refuseOtherMode(backup, config.isDemo)
  const plan = planMigrations(backup, await readMigrations(MIGRATIONS_FOLDER))
  const archive = { path, backup, plan }
  const obstacle = await findObstacleIn(config)
  const isDryRun = values['dry-run']
  if (obstacle !== undefined && !isDryRun) throw new Error(obstacle)
  const left = isDryRun ? [] : await restore(config, archive)
  const warnings = [
    ...restoreWarnings(backup, secretOf(config)),
    ...left.map(what => `The ${what} is not one of this version, and was not restored.`),
  ]
  return [
    isDryRun ? `${path} is whole, ${describeTarget(obstacle)}` : `Restored ${path}.`,
    ...describeBackup(backup),
    ...warnings.map(warning => `Warning: ${warning}`),
  ].join('\n')
}

function describeTarget(obstacle: string | undefined): string {
  return obstacle === undefined ? 'and can be restored here.' : `but can't be restored here. ${obstacle}`
}

/** Returns why nothing can be restored here, a sentence for the operator; undefined if there is no database or an empty one. */
async function findObstacleIn({ database, dataFolder }: Config): Promise<string | undefined> {
  if (database.kind !== 'embedded') return withPostgres(database, postgres => postgres.asOwner(findObstacle))
  if (!existsSync(join(dataFolder, 'database'))) return undefined
  return `${dataFolder} holds a database. Set DATA_DIR to a new folder, or move this one away.`
}

async function restore(config: Config, archive: Archive): Promise<readonly string[]> {
  const { database, dataFolder } = config
  const restored = { ...archive, openFiles: (opened: Pick<Database, 'asOwner'>) => openFiles(config, opened) }
  if (database.kind === 'embedded') return restoreEmbedded(dataFolder, restored)
  return withPostgres(database, postgres => restoreArchive({ ...restored, database: postgres }))
}

async function withPostgres<T>(
  { url, directUrl = url }: Pick<PostgresOptions, 'url' | 'directUrl'>,
  use: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openPostgres({ url: directUrl, statementTimeoutMs: COMMAND_TIMEOUT_MS })
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

/** Restores into a folder of its own, which becomes the database's once it is complete. */
async function restoreEmbedded(
  dataFolder: string,
  archive: Omit<RestoreOptions, 'database'>,
): Promise<readonly string[]> {
  mkdirSync(dataFolder, { recursive: true })
  const lock = takeDataLock(dataFolder)
  const staged = join(dataFolder, 'restoring')
  rmSync(staged, { recursive: true, force: true })
  try {
    const database = await openPglite({ folder: staged, statementTimeoutMs: COMMAND_TIMEOUT_MS })
    const left = await restoreArchive({ ...archive, database }).finally(() => database.close())
    renameSync(join(staged, 'database'), join(dataFolder, 'database'))
    return left
  } finally {
    rmSync(staged, { recursive: true, force: true })
    lock.release()
  }
}
