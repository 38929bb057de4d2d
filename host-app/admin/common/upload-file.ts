import { UPLOAD_MAX_BYTES } from '#contract/constants/conversation.ts'
import { fileKey } from '#core/text/file-key.ts'
import { newId } from '#host-app/shared/browser/new-id.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { dataClient } from '#host-app/shared/session/supabase.ts'
import { formatBytes } from './format.ts'

/**
 * Uploads a file to a storage bucket. Returns its key there. Rejects with an `Error` that has a readable message.
 * @param ownerId what the file belongs to, such as an article
 */
export async function uploadFile(bucket: string, ownerId: string, file: File): Promise<string> {
  if (file.size === 0) throw new Error(`“${file.name}” is empty.`)
  if (file.size > UPLOAD_MAX_BYTES)
    throw new Error(`“${file.name}” is larger than ${formatBytes(UPLOAD_MAX_BYTES)}.`)
  const key = fileKey({
    ownerId,
    now: systemClock.now(),
    randomPart: newId().replaceAll('-', ''),
    fileName: file.name,
  })
  const files = (await dataClient()).storage.from(bucket)
  const { error } = await files.upload(key, file, { contentType: file.type || 'application/octet-stream' })
  if (error) throw new Error(`“${file.name}” could not be uploaded: ${error.message}`)
  return key
}
