import { UPLOAD_MAX_BYTES } from '#contract/constants/conversation.ts'
import { CONTENT_BUCKET } from '#contract/constants/knowledge.ts'
import { fileKey } from '#core/text/file-key.ts'
import { newId } from '../../../adapters/new-id.ts'
import { dataClient } from '../../../adapters/supabase.ts'
import { systemClock } from '../../../adapters/system-clock.ts'
import { formatBytes } from '../../common/format-bytes.ts'

/** Brings a file to an article's own; its key in the bucket. Rejects with an `Error` whose message is for people. */
export async function uploadFile(contentId: string, file: File): Promise<string> {
  if (file.size === 0) throw new Error(`“${file.name}” is empty.`)
  if (file.size > UPLOAD_MAX_BYTES)
    throw new Error(`“${file.name}” is larger than ${formatBytes(UPLOAD_MAX_BYTES)}.`)
  const key = fileKey({
    ownerId: contentId,
    now: systemClock.now(),
    randomPart: newId().replaceAll('-', ''),
    fileName: file.name,
  })
  const bucket = (await dataClient()).storage.from(CONTENT_BUCKET)
  const { error } = await bucket.upload(key, file, { contentType: file.type || 'application/octet-stream' })
  if (error) throw new Error(`“${file.name}” could not be uploaded: ${error.message}`)
  return key
}
