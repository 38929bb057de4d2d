/** The checks of a node that only ask: whether it can write, whether its migrations fit, and whether its disk has space. */
import { DISK_FREE_MIN, READINESS_CAUSES } from '#contract/constants/readiness.ts'
import type { Database } from '#server/ports/database.ts'
import type { ReadDiskSpace } from '#server/ports/disk.ts'
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

/** Checks that the migrations of the database are those of this version. @param versions those of its folder */
export function migrationsCheck(database: Database, versions: readonly string[]): Check {
  const known = new Set(versions)
  return {
    name: 'migrations',
    async find() {
      const rows = await database.asOwner(query =>
        query<{ version: string }>('select version from supabase_migrations.schema_migrations'),
      )
      const applied = new Set(rows.map(({ version }) => version))
      if (versions.some(version => !applied.has(version))) return READINESS_CAUSES.missing
      return rows.every(({ version }) => known.has(version)) ? null : READINESS_CAUSES.unknown
    },
  }
}

/** Checks that the data folder's disk has space. */
export function diskCheck(readDiskSpace: ReadDiskSpace): Check {
  return {
    name: 'disk',
    async find() {
      const space = await readDiskSpace().catch(() => null)
      if (space === null) return READINESS_CAUSES.unreadable
      const { freeBytes, totalBytes } = space
      const isFull = freeBytes < DISK_FREE_MIN.bytes && freeBytes < totalBytes * DISK_FREE_MIN.share
      return isFull ? READINESS_CAUSES.diskFull : null
    },
  }
}
