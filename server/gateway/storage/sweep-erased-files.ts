import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import { BUCKETS, type Bucket } from './buckets.ts'
import { holdPlace } from './files-place.ts'
import type { LooseFiles } from './loose-files.ts'

/**
 * Interval of the sweep in ms, and so the longest time that a file outlives its row. Nobody can read it meanwhile.
 */
const SWEEP_EVERY_MS = 60_000
const ROWS_A_SWEEP = 500

type Options = {
  readonly database: Database
  readonly loose: LooseFiles
  readonly place: string
  readonly clock: Clock
  readonly log: Pick<Log, 'error'>
}

/**
 * At an interval, deletes files whose conversation or article is gone, and what uploads left behind that did not end; and
 * says that this node uses the place of the files. Returns the function that stops it.
 */
export function startFileSweep(options: Options): () => Promise<void> {
  const { clock, log } = options
  let timer: unknown = null
  let isStopped = false
  let sweep = Promise.resolve()

  function next(): void {
    timer = clock.setTimeout(() => {
      sweep = sweepFiles(options, () => isStopped)
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

async function sweepFiles({ database, loose, place }: Options, isStopped: () => boolean): Promise<void> {
  await holdPlace(database, place)
  for (const bucket of BUCKETS) await deleteRowsWithoutOwner(database, bucket)
  while (!isStopped() && (await loose.sweep()));
}

/** Deletes rows of files whose owner is gone, which makes the files loose. */
async function deleteRowsWithoutOwner(database: Database, { id, table }: Bucket): Promise<void> {
  await database.asOwner(query =>
    query(
      `delete from storage.objects where id in (
         select o.id from storage.objects o
          where o.bucket_id = $1
            and not exists (select from ${table} c where c.id::text = (storage.foldername(o.name))[1])
          limit ${ROWS_A_SWEEP}
       )`,
      [id],
    ),
  )
}
