/** storage/v1: uploads to the one bucket, and their public addresses. */
import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { UPLOAD_BUCKET, UPLOAD_MAX_BYTES } from '#contract/constants/conversation.ts'
import { CONVERSATION_UPLOADS_MAX_BYTES } from '#contract/constants/server.ts'
import { RateLimitError, type RateLimits } from '#server/limits/rate-limits.ts'
import { type Database, DatabaseError, type Query } from '#server/ports/database.ts'
import type { Admit, AdmittedClaims } from '../admission.ts'
import { bearerToken } from '../bearer-token.ts'
import type { Log } from '../log.ts'
import type { FileStore } from './file-store.ts'
import { mediaTypeOf } from './media-type-of.ts'
import { type ObjectKey, readObjectKey } from './object-key.ts'
import { publicHeaders } from './public-headers.ts'
import { readUpload } from './read-upload.ts'
import { StorageError, storageErrorResponse } from './storage-error.ts'

/** Room for the boundaries and fields of a form beside the file. */
const FORM_MAX_BYTES = 64 * 1_024

export type StorageRoutes = {
  readonly database: Database
  readonly admit: Admit
  readonly files: FileStore
  readonly limits: RateLimits
  readonly log: Log
}

/** What is known of an upload before its body is read. */
type Admitted = { readonly claims: AdmittedClaims; readonly key: ObjectKey }
type Upload = Admitted & { readonly name: string; readonly bytes: Uint8Array }

export function createStorageRoutes(parts: StorageRoutes): Hono<{ Variables: Admitted }> {
  const { database, admit, files, limits, log } = parts
  const routes = new Hono<{ Variables: Admitted }>()
  routes.onError((error, c) => {
    if (error instanceof StorageError) return storageErrorResponse(c, error.error)
    if (error instanceof RateLimitError) {
      c.header('retry-after', String(error.retryAfterS))
      return storageErrorResponse(c, 'TooManyRequests')
    }
    log.error({ err: error }, 'storage/v1 failed')
    return storageErrorResponse(c, 'InternalError')
  })

  routes.get(`/object/public/${UPLOAD_BUCKET}/:key{.+}`, async c => {
    const name = c.req.param('key')
    const key = readObjectKey(name)
    const mediaType = key && (await storedMediaType(name, key))
    const file = mediaType === undefined ? undefined : await files.find(name)
    if (!key || !mediaType || !file) throw new StorageError('NotFound')
    const headers = publicHeaders(mediaType, key.fileName, file.byteSize)
    return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(file.open(), 200, headers)
  })

  // Who may not upload at all is told so before the body is read.
  routes.post(`/object/${UPLOAD_BUCKET}/:key{.+}`, async (c, next) => {
    c.set('claims', await admitted(c))
    const key = readObjectKey(c.req.param('key'))
    if (!key) throw new StorageError('InvalidKey')
    if (c.req.header('x-upsert') === 'true') throw new StorageError('InvalidUpsert')
    c.set('key', key)
    await requireRight(c.get('claims'), key)
    await limits.take('upload', { conversation: key.conversationId })
    await next()
  })
  routes.post(
    `/object/${UPLOAD_BUCKET}/:key{.+}`,
    bodyLimit({
      maxSize: UPLOAD_MAX_BYTES + FORM_MAX_BYTES,
      onError: c => storageErrorResponse(c, 'PayloadTooLarge'),
    }),
    async c => {
      const name = c.req.param('key')
      const id = await store({ ...c.var, name, bytes: await readUpload(c) })
      return c.json({ Key: `${UPLOAD_BUCKET}/${name}`, Id: id })
    },
  )

  routes.all('*', () => {
    throw new StorageError('NotFound')
  })
  return routes

  async function admitted(c: Context): Promise<AdmittedClaims> {
    const admission = await admit(bearerToken(c))
    if (admission.kind === 'expired') throw new StorageError('ExpiredJWT')
    if (admission.kind === 'invalid') throw new StorageError('InvalidJWT')
    return admission.claims
  }

  /** Asked before anything is counted, or who may not add to a conversation could use up its uploads. */
  async function requireRight(claims: AdmittedClaims, { conversationId }: ObjectKey): Promise<void> {
    const seen = await database.as(claims, query =>
      query(
        `select from public.conversations
          where id = $1 and ((select auth.role()) = 'anon' or (select app.may('conversations.reply')))`,
        [conversationId],
      ),
    )
    if (seen.length === 0) throw new StorageError('Unauthorized')
  }

  async function store({ claims, key, name, bytes }: Upload): Promise<string> {
    const id = randomUUID()
    const metadata = { mimetype: mediaTypeOf(bytes), size: bytes.length, cacheControl: 'max-age=3600' }
    const staged = await files.stage(name, bytes)
    try {
      await database.as(claims, async query => {
        await requireRoom(query, key.conversationId, bytes.length)
        await query(
          'insert into storage.objects (id, bucket_id, name, owner_id, metadata) values ($1, $2, $3, $4, $5)',
          [id, UPLOAD_BUCKET, name, claims['sub'] ?? null, metadata],
        )
      })
    } catch (error) {
      await staged.discard()
      throw refusal(error)
    }
    await staged.keep()
    return id
  }

  /** A conversation that was erased takes its files' addresses with it (R12). */
  async function storedMediaType(name: string, { conversationId }: ObjectKey): Promise<string | undefined> {
    const rows = await database.asOwner(query =>
      query<{ mediaType: string }>(
        `select o.metadata ->> 'mimetype' as "mediaType"
           from storage.objects o join public.conversations c on c.id = $3
          where o.bucket_id = $1 and o.name = $2`,
        [UPLOAD_BUCKET, name, conversationId],
      ),
    )
    return rows[0]?.mediaType
  }
}

/** One upload of a conversation at a time is counted, or two together could pass the limit. */
async function requireRoom(query: Query, conversationId: string, byteSize: number): Promise<void> {
  await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`uploads:${conversationId}`])
  const [used] = await query<{ bytes: number }>(
    `select coalesce(sum((metadata ->> 'size')::bigint), 0) as bytes
       from storage.objects where bucket_id = $1 and name like $2`,
    [UPLOAD_BUCKET, `${conversationId}/%`],
  )
  if (used!.bytes + byteSize > CONVERSATION_UPLOADS_MAX_BYTES) throw new StorageError('QuotaExceeded')
}

function refusal(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  if (error.code === '42501') return new StorageError('Unauthorized')
  return error.code === '23505' ? new StorageError('Duplicate') : error
}
