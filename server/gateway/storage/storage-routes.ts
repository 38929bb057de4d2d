/** storage/v1: uploads, and their URLs. */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { UPLOAD_MAX_BYTES } from '#contract/constants/conversation.ts'
import type { CallerNetwork } from '#server/http/caller-network.ts'
import { classifyFailure, type Failure, RETRY_AFTER_S } from '#server/http/classify-failure.ts'
import { isEncoded } from '#server/http/is-encoded.ts'
import { RateLimitError, type RateLimits } from '#server/limits/rate-limits.ts'
import type { Database } from '#server/ports/database.ts'
import type { FileStore } from '#server/ports/files.ts'
import type { Log } from '#server/ports/log.ts'
import type { AdmitRequest, AdmittedClaims } from '../admission.ts'
import { BUCKETS, type Bucket } from './buckets.ts'
import { cutOnFailure } from './cut-on-failure.ts'
import { fileNameOf } from './file-name-of.ts'
import type { LooseFiles } from './loose-files.ts'
import { publicHeaders } from './public-headers.ts'
import { StorageError, type StorageErrorName, storageErrorResponse } from './storage-error.ts'
import { storeUpload } from './store-upload.ts'
import { type ObjectKey, readObjectKey, readUpload } from './upload.ts'

/** Room for a form's boundaries and other fields beside the file, in bytes. */
const FORM_MAX_BYTES = 64 * 1_024

const NAMES = {
  unavailable: 'ServiceUnavailable',
  invalid: 'InvalidRequest',
  'hung-up': 'InvalidRequest',
  internal: 'InternalError',
} as const satisfies Record<Failure, StorageErrorName>

/** Dependencies of the routes. */
export type StorageRoutes = {
  readonly database: Database
  readonly admitRequest: AdmitRequest
  readonly callerNetwork: CallerNetwork
  readonly store: FileStore
  readonly loose: LooseFiles
  readonly limits: RateLimits
  readonly log: Pick<Log, 'error'>
}

/** What is known of an upload before its body is read. */
type Admitted = { readonly claims: AdmittedClaims; readonly key: ObjectKey }

/** Returns the routes of storage/v1. */
export function createStorageRoutes(parts: StorageRoutes): Hono<{ Variables: Admitted }> {
  const { database, admitRequest, callerNetwork, store, limits, log } = parts
  const routes = new Hono<{ Variables: Admitted }>()
  routes.onError((error, c) => {
    if (error instanceof StorageError) return storageErrorResponse(c, error.error)
    if (error instanceof RateLimitError) {
      c.header('retry-after', String(error.retryAfterS))
      return storageErrorResponse(c, 'TooManyRequests')
    }
    const failure = classifyFailure(error, c.req.raw)
    if (failure !== 'hung-up') log.error({ err: error }, 'storage/v1 failed')
    if (failure === 'unavailable') c.header('retry-after', String(RETRY_AFTER_S))
    return storageErrorResponse(c, NAMES[failure])
  })

  for (const bucket of BUCKETS) registerBucket(bucket)

  routes.all('*', () => {
    throw new StorageError('NotOffered')
  })
  return routes

  function registerBucket(bucket: Bucket): void {
    const { isPublic } = bucket
    if (isPublic !== null)
      routes.get(`/object/public/${bucket.id}/:key{.+}`, c =>
        serve(c, storedMediaType(bucket, isPublic, c.req.param('key'))),
      )
    // Row-level security decides with the token: only colleagues see files of notes and unpublished articles.
    routes.get(`/object/${bucket.id}/:key{.+}`, async c => {
      const claims = await admitted(c)
      const response = await serve(c, seenMediaType(bucket, claims, c.req.param('key')))
      // The next reader in this browser may have another token.
      response.headers.set('cache-control', 'no-store')
      return response
    })

    // Without the right to upload, the request is refused before its body is read.
    routes.post(`/object/${bucket.id}/:key{.+}`, async (c, next) => {
      if (isEncoded(c)) throw new StorageError('UnsupportedEncoding')
      c.set('claims', await admitted(c))
      const key = readObjectKey(c.req.param('key'))
      if (!key) throw new StorageError('InvalidKey')
      if (c.req.header('x-upsert') === 'true') throw new StorageError('InvalidUpsert')
      c.set('key', key)
      await requireRight(bucket, c.get('claims'), key)
      await limits.take(bucket.limit, bucket.subjectOf(c.get('claims'), key.ownerId))
      await next()
    })
    routes.post(
      `/object/${bucket.id}/:key{.+}`,
      bodyLimit({
        maxSize: UPLOAD_MAX_BYTES + FORM_MAX_BYTES,
        onError: c => storageErrorResponse(c, 'PayloadTooLarge'),
      }),
      async c => {
        const { claims } = c.var
        const { ownerId } = c.var.key
        const key = c.req.param('key')
        const id = await storeUpload(parts, { claims, bucket, ownerId, key, bytes: await readUpload(c) })
        return c.json({ Key: `${bucket.id}/${key}`, Id: id })
      },
    )
  }

  async function serve(c: Context, stored: Promise<string | undefined>): Promise<Response> {
    const name = c.req.param('key') ?? ''
    const key = readObjectKey(name)
    const mediaType = await stored
    if (!key || !mediaType) throw new StorageError('NotFound')
    const headers = (byteSize: number) => publicHeaders(mediaType, key.fileName, byteSize)
    if (c.req.method === 'HEAD') {
      const byteSize = await store.sizeOf(fileNameOf(name))
      if (byteSize === undefined) throw new StorageError('NotFound')
      return c.body(null, 200, headers(byteSize))
    }
    const file = await store.read(fileNameOf(name))
    if (!file) throw new StorageError('NotFound')
    const bytes = cutOnFailure(c, file.bytes, error => log.error({ err: error }, 'a file could not be sent'))
    return c.body(bytes, 200, headers(file.byteSize))
  }

  async function admitted(c: Context): Promise<AdmittedClaims> {
    const admission = await admitRequest(c)
    if (admission.kind === 'expired') throw new StorageError('ExpiredJWT')
    if (admission.kind === 'invalid') throw new StorageError('InvalidJWT')
    if (admission.kind === 'wrong-site') throw new StorageError('site_not_allowed')
    // A blocked network brings no files. Members' uploads aren't its business.
    const { company_id: companyId } = admission.claims
    if (admission.claims.role !== 'anon' || typeof companyId !== 'string') return admission.claims
    const network = callerNetwork(c, companyId)
    return network === undefined ? admission.claims : { ...admission.claims, network }
  }

  /** Checked before anything is counted, or callers without the right could use up an owner's uploads. */
  async function requireRight(
    { table, mayAdd }: Bucket,
    claims: AdmittedClaims,
    { ownerId }: ObjectKey,
  ): Promise<void> {
    const seen = await database.as(claims, query =>
      query(`select from ${table} where id = $1 and (${mayAdd})`, [ownerId]),
    )
    if (seen.length === 0) throw new StorageError('Unauthorized')
  }

  /** Returns the media type of a public file. */
  async function storedMediaType(
    { id, table }: Bucket,
    isPublic: string,
    name: string,
  ): Promise<string | undefined> {
    const key = readObjectKey(name)
    if (!key) return undefined
    const rows = await database.asOwner(query =>
      query<{ mediaType: string }>(
        `select o.metadata ->> 'mimetype' as "mediaType"
           from storage.objects o
          where o.bucket_id = $1 and o.name = $2 and exists (select from ${table} where id = $3 and ${isPublic})`,
        [id, name, key.ownerId],
      ),
    )
    return rows[0]?.mediaType
  }

  /** Returns the media type of a file that the token may read. */
  async function seenMediaType(
    { id }: Bucket,
    claims: AdmittedClaims,
    name: string,
  ): Promise<string | undefined> {
    // The database does not take every character that an address can have.
    if (!readObjectKey(name)) return undefined
    const rows = await database.as(claims, query =>
      query<{ mediaType: string }>(
        `select metadata ->> 'mimetype' as "mediaType" from storage.objects where bucket_id = $1 and name = $2`,
        [id, name],
      ),
    )
    return rows[0]?.mediaType
  }
}
