/** `npm run backup`: one archive of the configured installation. */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BRAND } from '#contract/brand.ts'
import { requestCopy } from '#server/adapters/pglite/copies.ts'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { writeArchive } from '#server/archive/write-archive.ts'
import { secretFileOf } from '#server/config/data-folder-secret.ts'
import type { Config } from '#server/config/read-config.ts'
import { readPlace } from '#server/gateway/storage/files-place.ts'
import type { Database } from '#server/ports/database.ts'
import type { FileStore } from '#server/ports/files.ts'
import { openFiles } from '#server/start/open-files.ts'
import { describeBackup } from './describe-backup.ts'

const USAGE = 'Usage: npm run backup -- FILE.tar.gz'
/** The refusal of both commands on a Supabase project. */
export const ON_SUPABASE =
  'SUPABASE_URL is set: use the backups of the Supabase project, under Database → Backups, or the Supabase CLI ' +
  '(supabase db dump). They leave out the files; copy the buckets with supabase storage cp --recursive.'

/** Timeout of one statement in ms, for commands whose statements may read a whole table. */
export const COMMAND_TIMEOUT_MS = 6 * 60 * 60 * 1_000

/** A database that is only read, and what ends its use. */
type Source = {
  readonly database: Database
  readonly pausedMs: number | null
  readonly close: () => Promise<void>
}

/**
 * Writes a backup of the configured installation to the file that `args` name; the server may run meanwhile.
 * @returns text for the operator. @throws Error for the operator.
 */
export async function backupByArgs(args: readonly string[], config: Config): Promise<string> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) throw new Error(USAGE)
  if (config.database.kind === 'supabase') throw new Error(ON_SUPABASE)
  if (existsSync(path)) throw new Error(`${path} exists; name a new file.`)
  const source = await openSource(config)
  const part = `${path}.part`
  rmSync(part, { force: true })
  try {
    const backup = await writeArchive({
      database: source.database,
      store: await openFilesOf(config, source.database),
      secret: secretOf(config),
      path: part,
    })
    renameSync(part, path)
    const lines = [`Wrote ${path}.`, ...describeBackup(backup)]
    if (source.pausedMs !== null) lines.push(`The server's requests waited for ${source.pausedMs} ms.`)
    return lines.join('\n')
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    await source.close()
  }
}

async function openSource({ database, dataFolder }: Config): Promise<Source> {
  if (database.kind !== 'embedded') {
    const opened = openPostgres({
      url: database.directUrl ?? database.url,
      statementTimeoutMs: COMMAND_TIMEOUT_MS,
    })
    return { database: opened, pausedMs: null, close: opened.close }
  }
  if (!existsSync(join(dataFolder, 'database')))
    throw new Error(`There is no database in ${dataFolder}. Is DATA_DIR the one of ${BRAND.name}'s server?`)
  const copy = await requestCopy(dataFolder)
  const folder = copy?.folder ?? dataFolder
  const opened = await openPglite({ folder, statementTimeoutMs: COMMAND_TIMEOUT_MS })
  return {
    database: opened,
    pausedMs: copy?.pausedMs ?? null,
    close: () => opened.close().finally(() => copy?.release()),
  }
}

/** @throws Error for the operator if the installation's files are elsewhere: the backup would have none. */
async function openFilesOf(config: Config, database: Database): Promise<FileStore> {
  const { store, place } = await openFiles(config, database)
  const known = await database.asOwner(readPlace)
  if (known !== null && known !== place)
    throw new Error(
      `The files of this installation are in ${known}, but this command would read them from ${place}. ` +
        'Set DATA_DIR, FILES_STORE and S3_* as for the server.',
    )
  return store
}

/** Returns the installation's secret; null if the data folder has none yet. */
export function secretOf({ jwtSecret, dataFolder }: Config): string | null {
  if (jwtSecret !== null) return jwtSecret
  const path = secretFileOf(dataFolder)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}
