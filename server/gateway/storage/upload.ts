import type { Context } from 'hono'
import { UPLOAD_MAX_BYTES } from '#contract/constants/conversation.ts'
import { StorageError } from './storage-error.ts'

/** Key of an upload: `<owner's id>/<timestamp>-<random>-<file name>` (CHAT-24). */
export type ObjectKey = { readonly ownerId: string; readonly fileName: string }

const KEY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d{10,16}-\w{6,64}-([^/\\\p{C}]{1,200})$/u

/** Parses a key; undefined if malformed. */
export function readObjectKey(key: string): ObjectKey | undefined {
  const [, ownerId, fileName] = KEY.exec(key) ?? []
  return ownerId === undefined || fileName === undefined ? undefined : { ownerId, fileName }
}

/**
 * Returns the bytes of an uploaded file: of a form (supabase-js sends a Blob so) or of the body itself. @throws
 * StorageError.
 */
export async function readUpload(c: Context): Promise<Uint8Array<ArrayBuffer>> {
  const isForm = c.req.header('content-type')?.startsWith('multipart/form-data') ?? false
  const bytes = new Uint8Array(isForm ? await fromForm(c) : await c.req.arrayBuffer())
  if (bytes.length > UPLOAD_MAX_BYTES) throw new StorageError('PayloadTooLarge')
  return bytes
}

async function fromForm(c: Context): Promise<ArrayBuffer> {
  const form = await c.req.formData().catch(() => {
    throw new StorageError('InvalidRequest')
  })
  const file = [...form.values()].find(value => typeof value !== 'string')
  if (!file) throw new StorageError('InvalidRequest')
  return file.arrayBuffer()
}
