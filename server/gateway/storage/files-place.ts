/**
 * Where an installation's files are. The database keeps the place, so that a node which would keep files elsewhere, where
 * the others do not find them, does not start.
 */
import type { Database, Query } from '#server/ports/database.ts'
import { FileStoreError } from '#server/ports/files.ts'

/** How long after a node last said that it uses the place, another place may not be claimed, in ms. */
export const PLACE_HELD_MS = 150_000

/**
 * Claims the place for the installation's files. The place that the database knows is always fine; another one only as
 * long as there is no file, and no node has just used the known place.
 * @param isForced claims it in any case: files that are elsewhere are lost
 * @throws Error for the operator
 */
export async function claimPlace(database: Database, place: string, isForced: boolean): Promise<void> {
  await database.asOwner(async query => {
    const [held] = await query<{ place: string | null; isUsed: boolean }>(
      `select place, coalesce(seen_at > now() - interval '${PLACE_HELD_MS} ms', false) as "isUsed"
         from files.place for update`,
    )
    const { place: known, isUsed } = held!
    if (known !== null && known !== place && !isForced) {
      // Under the lock: no upload can begin.
      const [any] = await query<{ is: boolean }>(
        'select exists (select from storage.objects) or exists (select from files.loose) as is',
      )
      if (any!.is) throw new Error(refusalOf(known, place))
      if (isUsed) throw new Error(`${refusalOf(known, place)}\n${WAIT}`)
    }
    await setPlace(query, place)
  })
}

/** Returns the known place; null before the first start. */
export async function readPlace(query: Query): Promise<string | null> {
  const [table] = await query<{ name: string | null }>(`select to_regclass('files.place')::text as name`)
  if (!table?.name) return null
  const [held] = await query<{ place: string | null }>('select place from files.place')
  return held!.place
}

/** Sets the place, inside a transaction. */
export async function setPlace(query: Query, place: string): Promise<void> {
  await query('update files.place set place = $1, seen_at = now()', [place])
}

/** Says that a node uses the place. */
export async function holdPlace(database: Database, place: string): Promise<void> {
  await database.asOwner(query => query('update files.place set seen_at = now() where place = $1', [place]))
}

/** Makes sure, until the transaction ends, that the place is still the installation's. @throws FileStoreError if not. */
export async function requirePlace(query: Query, place: string): Promise<void> {
  const [held] = await query<{ place: string | null }>('select place from files.place for share')
  if (held!.place !== null && held!.place !== place)
    throw new FileStoreError(
      `This node keeps files in ${place}, but another node has claimed ${held!.place}. Restart this node.`,
    )
}

const WAIT =
  'There is no file yet, but a node has just used that place. If that was an earlier try, wait three minutes, and start again.'

function refusalOf(known: string, own: string): string {
  return `The files of this installation are in ${known}, but this node would keep them in ${own}, where other nodes do not find them. Choose one:
  - Share the folder DATA_DIR/files between all nodes, for example by NFS.
  - Set FILES_STORE=database or FILES_STORE=s3 on all nodes (docs/self-hosting.md says how to move the files there).
  - If the other place is gone, or you have copied all files: start once with --claim-files. Then files that are not in ${own} are lost.`
}
