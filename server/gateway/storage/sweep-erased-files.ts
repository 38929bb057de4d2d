import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import { BUCKETS, type Bucket } from './buckets.ts'
import type { FileStore } from './file-store.ts'

/**
 * Interval of the sweep in ms, and so the longest time that a file outlives its row. Nobody can read it meanwhile.
 */
const SWEEP_EVERY_MS = 60_000
const FILES_A_SWEEP = 500

type Options = {
  readonly database: Database
  readonly files: FileStore
  readonly clock: Clock
  readonly log: Pick<Log, 'error'>
}

/** Deletes files whose conversation or article is gone, at an interval. Returns the function that stops it. */
export function startFileSweep({ database, files, clock, log }: Options): () => Promise<void> {
  let timer: unknown = null
  let isStopped = false
  let sweep = Promise.resolve()

  function next(): void {
    timer = clock.setTimeout(() => {
      sweep = sweepErasedFiles(database, files)
        .catch(error => log.error({ err: error }, 'erased files are still there'))
        .then(() => {
          if (!isStopped) next()
        })
    }, SWEEP_EVERY_MS)
  }
  next()
  return () => {
    isStopped = true
    clock.clearTimeout(timer)
    return sweep
  }
}

/** Deletes the files of erased rows. The row is deleted last, so that files left by a crash are found again. */
async function sweepErasedFiles(database: Database, files: FileStore): Promise<void> {
  for (const bucket of BUCKETS) await sweepBucket(database, files, bucket)
}

async function sweepBucket(database: Database, files: FileStore, { id, table }: Bucket): Promise<void> {
  const erased = await database.asOwner(query =>
    query<{ name: string }>(
      `select name from storage.objects
        where bucket_id = $1
          and not exists (select from ${table} c where c.id::text = (storage.foldername(name))[1])
        limit ${FILES_A_SWEEP}`,
      [id],
    ),
  )
  if (erased.length === 0) return
  for (const { name } of erased) await files.remove(name)
  await database.asOwner(query =>
    query('delete from storage.objects where bucket_id = $1 and name = any($2)', [
      id,
      erased.map(({ name }) => name),
    ]),
  )
}
