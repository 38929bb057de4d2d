/** The checks of a node that only ask: whether its database and its disk can be written, and whether its migrations fit. */
import { DISK_FREE_MIN, READINESS_CAUSES } from '#contract/constants/readiness.ts'
import { isOlder, readOldestVersion } from '#server/database/migrate.ts'
import type { Database } from '#server/ports/database.ts'
import type { Disk, DiskSpace } from '#server/ports/disk.ts'
import type { Log } from '#server/ports/log.ts'
import { PRODUCT_VERSION } from '#server/product-version.ts'
import type { Check } from './check.ts'

/** Checks that a row can be changed: a read-only database and a full disk still answer queries. */
export function writeCheck(database: Database): Check {
  return {
    name: 'write',
    async find() {
      await database.asOwner(query => query('update app.installation set mode = mode'))
      return null
    },
  }
}

/**
 * Checks that the migrations of this version are applied. A database that a newer version has migrated is served, unless its
 * schema asks for newer code: in a rolling upgrade, the old nodes work until the new ones take over.
 * @param versions those of the version's folder
 */
export function migrationsCheck(database: Database, versions: readonly string[]): Check {
  return {
    name: 'migrations',
    async find() {
      const rows = await database.asOwner(query =>
        query<{ version: string }>('select version from supabase_migrations.schema_migrations'),
      )
      const applied = new Set(rows.map(({ version }) => version))
      if (!versions.every(version => applied.has(version))) return READINESS_CAUSES.missing
      const oldest = await readOldestVersion(database)
      return oldest !== null && isOlder(PRODUCT_VERSION, oldest) ? READINESS_CAUSES.outdated : null
    },
  }
}

/**
 * Checks that a file can be written to the data folder, and warns when its disk has little space left. A disk that is
 * nearly full takes no node out of service, because that would end the site before it has to.
 */
export function diskCheck({ readSpace, tryWrite }: Disk, log: Pick<Log, 'warn' | 'error'>): Check {
  return {
    name: 'disk',
    async find() {
      try {
        await tryWrite()
      } catch (error) {
        log.error({ error }, 'a file cannot be written to the data folder')
        return READINESS_CAUSES.unwritable
      }
      const space = await readSpace().catch(() => null)
      if (!space || !isLow(space)) return null
      log.warn(space, 'little space is left on the disk of the data folder')
      return READINESS_CAUSES.diskLow
    },
  }
}

/** Whether a disk has little space left. */
export function isLow({ freeBytes, totalBytes }: DiskSpace): boolean {
  return freeBytes < DISK_FREE_MIN.bytes && freeBytes < totalBytes * DISK_FREE_MIN.share
}
