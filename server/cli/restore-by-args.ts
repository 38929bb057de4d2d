/** `npm run restore`: an archive into an empty database. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { takeDataLock } from '#server/adapters/pglite/data-lock.ts'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { planMigrations, refuseOtherMode, restoreWarnings } from '#server/archive/check-manifest.ts'
import { type RestoreOptions, refuseContent, restoreArchive } from '#server/archive/restore-archive.ts'
import { verifyArchive } from '#server/archive/verify-archive.ts'
import type { Config } from '#server/config/read-config.ts'
import { readMigrations } from '#server/database/migrate.ts'
import { MIGRATIONS_FOLDER } from '#server/open-database.ts'
import { COMMAND_TIMEOUT_MS, ON_SUPABASE, secretOf } from './backup-by-args.ts'
import { describeBackup } from './describe-backup.ts'

const USAGE = 'Usage: npm run restore -- FILE.tar.gz [--dry-run]'

type Archive = Pick<RestoreOptions, 'path' | 'backup' | 'plan'>

/**
 * Restores the backup that `args` name into the configured installation, whose database must be empty. With `--dry-run`,
 * only checks that it could. @returns text for the operator. @throws Error for the operator; the database is then as
 * empty as before.
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
  const run = values['dry-run'] ? 'check' : 'restore'
  const left =
    config.database.kind === 'embedded'
      ? await restoreEmbedded(config.dataFolder, { path, backup, plan }, run)
      : await restorePostgres(config.database.url, config.dataFolder, { path, backup, plan }, run)
  const done = run === 'check' ? `${path} is whole, and can be restored here.` : `Restored ${path}.`
  const warnings = [
    ...restoreWarnings(backup, secretOf(config)),
    ...left.map(table => `The table ${table} is not one of this version; its rows were not restored.`),
  ]
  return [done, ...describeBackup(backup), ...warnings.map(warning => `Warning: ${warning}`)].join('\n')
}

async function restorePostgres(
  url: string,
  dataFolder: string,
  archive: Archive,
  run: 'check' | 'restore',
): Promise<readonly string[]> {
  const database = openPostgres({ url, statementTimeoutMs: COMMAND_TIMEOUT_MS })
  try {
    await database.asOwner(refuseContent)
    if (run === 'check') return []
    return await restoreArchive({ ...archive, database, filesFolder: join(dataFolder, 'files') })
  } finally {
    await database.close()
  }
}

/** Restores into a folder of its own, which becomes the database's once it is complete. */
async function restoreEmbedded(
  dataFolder: string,
  archive: Archive,
  run: 'check' | 'restore',
): Promise<readonly string[]> {
  const target = join(dataFolder, 'database')
  if (existsSync(target))
    throw new Error(`${dataFolder} holds a database. Set DATA_DIR to a new folder, or move this one away.`)
  if (run === 'check') return []
  mkdirSync(dataFolder, { recursive: true })
  const lock = takeDataLock(dataFolder)
  const staged = join(dataFolder, 'restoring')
  rmSync(staged, { recursive: true, force: true })
  try {
    const database = await openPglite({ folder: staged, statementTimeoutMs: COMMAND_TIMEOUT_MS })
    const left = await restoreArchive({
      ...archive,
      database,
      filesFolder: join(dataFolder, 'files'),
    }).finally(() => database.close())
    renameSync(join(staged, 'database'), target)
    return left
  } finally {
    rmSync(staged, { recursive: true, force: true })
    lock.release()
  }
}
