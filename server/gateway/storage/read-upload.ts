import type { Context } from 'hono'
import { UPLOAD_MAX_BYTES } from '#contract/constants/server.ts'
import { declaredMediaType } from './public-headers.ts'
import { StorageError } from './storage-error.ts'

export type Upload = { readonly bytes: Uint8Array; readonly mediaType: string }

/** The file of a request: a form's (a Blob goes so) or the body itself. Throws a StorageError. */
export async function readUpload(c: Context): Promise<Upload> {
  const multipart = c.req.header('content-type')?.startsWith('multipart/form-data') ?? false
  const upload = multipart ? await fromForm(c) : await fromBody(c)
  if (upload.bytes.length > UPLOAD_MAX_BYTES) throw new StorageError('PayloadTooLarge')
  return upload
}

async function fromForm(c: Context): Promise<Upload> {
  const form = await c.req.formData().catch(() => {
    throw new StorageError('InvalidRequest')
  })
  const file = [...form.values()].find(value => typeof value !== 'string')
  if (!file) throw new StorageError('InvalidRequest')
  return { bytes: new Uint8Array(await file.arrayBuffer()), mediaType: declaredMediaType(file.type) }
}

async function fromBody(c: Context): Promise<Upload> {
  const mediaType = declaredMediaType(c.req.header('content-type'))
  return { bytes: new Uint8Array(await c.req.arrayBuffer()), mediaType }
}
