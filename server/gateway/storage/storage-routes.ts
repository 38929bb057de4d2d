/** storage/v1: uploads to the one bucket, and their public addresses. */
import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { UPLOAD_MAX_BYTES } from '#contract/constants/server.ts'
import { type Database, DatabaseError } from '#server/ports/database.ts'
import type { Admit, AdmittedClaims } from '../admission.ts'
import { bearerToken } from '../bearer-token.ts'
import type { Log } from '../log.ts'
import type { FileStore } from './file-store.ts'
import { fileNameOf } from './object-key.ts'
import { publicHeaders } from './public-headers.ts'
import { readUpload, type Upload } from './read-upload.ts'
import { StorageError, storageErrorResponse } from './storage-error.ts'

const BUCKET = 'conversation-uploads'
/** Room for the boundaries and fields of a form beside the file. */
const FORM_MAX_BYTES = 64 * 1_024

export type StorageRoutes = {
  readonly database: Database
  readonly admit: Admit
  readonly files: FileStore
  readonly log: Log
}

export function createStorageRoutes({ database, admit, files, log }: StorageRoutes): Hono {
  const routes = new Hono()
  routes.onError((error, c) => {
    if (error instanceof StorageError) return storageErrorResponse(c, error.error)
    log.error({ err: error }, 'storage/v1 failed')
    return storageErrorResponse(c, 'InternalError')
  })

  routes.get(`/object/public/${BUCKET}/:key{.+}`, async c => {
    const key = c.req.param('key')
    const fileName = fileNameOf(key)
    const mediaType = fileName === undefined ? undefined : await storedMediaType(key)
    const bytes = mediaType === undefined ? undefined : await files.read(key)
    if (!bytes || !mediaType || !fileName) throw new StorageError('NotFound')
    return c.body(bytes, 200, publicHeaders(mediaType, fileName))
  })

  routes.post(
    `/object/${BUCKET}/:key{.+}`,
    bodyLimit({
      maxSize: UPLOAD_MAX_BYTES + FORM_MAX_BYTES,
      onError: c => storageErrorResponse(c, 'PayloadTooLarge'),
    }),
    async c => {
      const claims = await admitted(c)
      const key = c.req.param('key')
      if (fileNameOf(key) === undefined) throw new StorageError('InvalidKey')
      if (c.req.header('x-upsert') === 'true') throw new StorageError('InvalidUpsert')
      const id = await store(claims, key, await readUpload(c))
      return c.json({ Key: `${BUCKET}/${key}`, Id: id })
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

  async function store(claims: AdmittedClaims, key: string, { bytes, mediaType }: Upload): Promise<string> {
    const id = randomUUID()
    const metadata = { mimetype: mediaType, size: bytes.length, cacheControl: 'max-age=3600' }
    const staged = await files.stage(key, bytes)
    try {
      await database.as(claims, query =>
        query(
          'insert into storage.objects (id, bucket_id, name, owner_id, metadata) values ($1, $2, $3, $4, $5)',
          [id, BUCKET, key, claims['sub'] ?? null, metadata],
        ),
      )
    } catch (error) {
      await staged.discard()
      throw refusal(error)
    }
    await staged.keep()
    return id
  }

  async function storedMediaType(key: string): Promise<string | undefined> {
    const rows = await database.asOwner(query =>
      query<{ mediaType: string }>(
        `select metadata ->> 'mimetype' as "mediaType" from storage.objects where bucket_id = $1 and name = $2`,
        [BUCKET, key],
      ),
    )
    return rows[0]?.mediaType
  }
}

function refusal(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  if (error.code === '42501') return new StorageError('Unauthorized')
  return error.code === '23505' ? new StorageError('Duplicate') : error
}
