import { randomUUID } from 'node:crypto'
import { visitorClaims } from '#server/domain/actor.ts'
import { type Database, DatabaseError, type Query } from '#server/ports/database.ts'
import { type FileStore, FileStoreError } from '#server/ports/files.ts'
import type { AdmittedClaims } from '../admission.ts'
import { type Bucket, CONVERSATION_UPLOADS } from './buckets.ts'
import { fileNameOf } from './file-name-of.ts'
import type { LooseFiles } from './loose-files.ts'
import { mediaTypeOf } from './media-type-of.ts'
import { StorageError } from './storage-error.ts'

/** A file to store. `key` is its name in the bucket, which begins with its owner's id. */
export type Upload = {
  readonly claims: AdmittedClaims
  readonly bucket: Bucket
  readonly ownerId: string
  readonly key: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Dependencies of an upload. */
export type UploadDeps = {
  readonly database: Database
  readonly store: FileStore
  readonly loose: LooseFiles
}

/**
 * Stores a file, and returns its id: first the announcement, then the bytes, then the row. So a row always has its bytes,
 * and bytes never stay without a row, whenever the process ends. @throws StorageError for an upload that is refused;
 * FileStoreError or DatabaseError if something fails.
 */
export async function storeUpload(deps: UploadDeps, upload: Upload): Promise<string> {
  const { database, store, loose } = deps
  const { claims, bucket, ownerId, key, bytes } = upload
  const id = randomUUID()
  const metadata = { mimetype: mediaTypeOf(bytes), size: bytes.length, cacheControl: 'max-age=3600' }
  await loose.announce(key)
  // A store that failed may still write what it was sent. So these bytes are deleted later, when they are due.
  await store.write(fileNameOf(key), bytes)
  try {
    await database.as(claims, async query => {
      await requireQuota(query, bucket, ownerId, bytes.length)
      await loose.promote(query, key)
      await query(
        'insert into storage.objects (id, bucket_id, name, owner_id, metadata) values ($1, $2, $3, $4, $5)',
        [id, bucket.id, key, claims['sub'] ?? null, metadata],
      )
    })
  } catch (error) {
    // Keeps the bytes if the row was committed, but not acknowledged. If this fails, they are deleted when they are due.
    await loose.discard([key]).catch(() => {})
    throw refusal(error)
  }
  return id
}

/** Stores a file of a conversation as its visitor would. See `KeepFile`. */
export async function keepUpload(
  deps: UploadDeps,
  { id, companyId }: { readonly id: string; readonly companyId: string },
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<'kept' | 'no-space'> {
  const claims = visitorClaims({ companyId, conversationId: id }) as AdmittedClaims
  try {
    await storeUpload(deps, { claims, bucket: CONVERSATION_UPLOADS, ownerId: id, key, bytes })
  } catch (error) {
    if (error instanceof StorageError && error.error === 'QuotaExceeded') return 'no-space'
    throw error
  }
  return 'kept'
}

/**
 * Rejects an upload that would exceed the quota. Uploads to the same target are counted one at a time, or two
 * together could exceed it.
 */
async function requireQuota(query: Query, bucket: Bucket, ownerId: string, byteSize: number): Promise<void> {
  await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`uploads:${ownerId}`])
  const [used] = await query<{ bytes: number }>(
    `select coalesce(sum((metadata ->> 'size')::bigint), 0) as bytes
       from storage.objects where bucket_id = $1 and name like $2`,
    [bucket.id, `${ownerId}/%`],
  )
  if (used!.bytes + byteSize > bucket.maxBytes) throw new StorageError('QuotaExceeded')
}

function refusal(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  if (error.code === '42501') return new StorageError('Unauthorized')
  if (error.code === '55000') return new FileStoreError('An upload took too long.', { cause: error })
  return error.code === '23505' ? new StorageError('Duplicate') : error
}
