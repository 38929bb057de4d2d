/**
 * Files that no row names: announced before their bytes are written, or erased with their row. A crash leaves nothing
 * else behind, because each of them is a row of `files.loose` from before its bytes exist until after they are deleted.
 */
import type { Database, Query } from '#server/ports/database.ts'
import type { FileStore } from '#server/ports/files.ts'
import { fileNameOf } from './file-name-of.ts'
import { requirePlace } from './files-place.ts'
import { StorageError } from './storage-error.ts'

/** Time that an upload may take until its bytes are deleted. */
const ANNOUNCED_FOR = '1 hour'
/** How long one node has the bytes of some files to itself. */
const LEASE = '5 minutes'
const FILES_AT_ONCE = 50
const STUCK_AFTER = '15 minutes'

/** The files that no row names. */
export type LooseFiles = {
  /**
   * Announces the file of a key, whose bytes may then be written. @throws StorageError Duplicate if it exists, or is being
   * written or erased; FileStoreError if another place has become that of the files.
   */
  readonly announce: (key: string) => Promise<void>
  /** Lets the transaction's new row name the file. A row without its announcement is then refused with SQLSTATE 55000. */
  readonly promote: (query: Query, key: string) => Promise<void>
  /** Deletes the bytes of files, unless a row names them. */
  readonly discard: (keys: readonly string[]) => Promise<void>
  /** Deletes the bytes of some files that are due. Returns whether there may be more. */
  readonly sweep: () => Promise<boolean>
  /** The erased files whose bytes are still there after a quarter of an hour: their number, and since when. */
  readonly stuck: () => Promise<{ readonly files: number; readonly since: Date | null }>
}

/** Returns the loose files of a store at a place. */
export function createLooseFiles(database: Database, store: FileStore, place: string): LooseFiles {
  /** Takes the files under a lease, so that no row can name them and no other node deletes them. */
  async function take(condition: string, params: readonly unknown[]): Promise<string[]> {
    const rows = await database.asOwner(query =>
      query<{ name: string }>(
        `update files.loose set erased_at = coalesce(erased_at, now()), due_at = now() + interval '${LEASE}'
          where name in (
            select name from files.loose where ${condition} order by due_at limit ${FILES_AT_ONCE}
               for update skip locked
          )
          returning name`,
        params,
      ),
    )
    return rows.map(({ name }) => name)
  }

  /** Deletes bytes, and their rows last. After a failure, the rest is due again when the lease ends. */
  async function remove(names: readonly string[]): Promise<void> {
    const removed: string[] = []
    try {
      for (const name of names) {
        await store.remove(name)
        removed.push(name)
      }
    } finally {
      if (removed.length > 0)
        await database.asOwner(query =>
          query('delete from files.loose where name = any ($1) and erased_at is not null', [removed]),
        )
    }
  }

  return {
    announce: key =>
      database.asOwner(async query => {
        await requirePlace(query, place)
        // Waits for a transaction that is promoting or erasing the same name.
        const announced = await query(
          `insert into files.loose (name, due_at) values ($1, now() + interval '${ANNOUNCED_FOR}')
             on conflict do nothing returning name`,
          [fileNameOf(key)],
        )
        const named = await query('select from storage.objects where name = $1', [key])
        if (announced.length === 0 || named.length > 0) throw new StorageError('Duplicate')
      }),
    promote: async (query, key) => {
      await query(`select set_config('files.announced', $1, true)`, [fileNameOf(key)])
    },
    async discard(keys) {
      const names = keys.map(fileNameOf)
      for (let start = 0; start < names.length; start += FILES_AT_ONCE) {
        const some = names.slice(start, start + FILES_AT_ONCE)
        await remove(await take('name = any ($1) and (due_at <= now() or erased_at is null)', [some]))
      }
    },
    async stuck() {
      const [row] = await database.asOwner(query =>
        query<{ files: number; since: Date | null }>(
          `select count(*) as files, min(erased_at) as since
             from files.loose where erased_at < now() - interval '${STUCK_AFTER}'`,
        ),
      )
      return row!
    },
    async sweep() {
      const names = await take('due_at <= now()', [])
      await remove(names)
      return names.length === FILES_AT_ONCE
    },
  }
}
