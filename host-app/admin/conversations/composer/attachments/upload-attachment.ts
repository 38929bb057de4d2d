import { NOTE_BUCKET, UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import type { WritingKind } from '#contract/entities/thread-tools.ts'
import { fileKey, safeFileName } from '#core/text/file-key.ts'
import { ApiError } from '#host-app/adapters/api/api-error.ts'
import { newId } from '#host-app/adapters/browser/new-id.ts'
import { systemClock } from '#host-app/adapters/browser/system-clock.ts'
import { dataClient } from '#host-app/adapters/session/supabase.ts'
import type { Upload } from './attachment-store.ts'

/**
 * Uploads a file to the conversation (CHAT-24): for a reply to where the visitor can read it, for a note to where only
 * colleagues can. A reply says the file's public address, a note its name. Rejects with an `ApiError` that has a readable
 * message.
 */
export async function uploadAttachment(
  conversationId: string,
  kind: WritingKind,
  file: File,
): Promise<Upload> {
  const key = fileKey({
    ownerId: conversationId,
    now: systemClock.now(),
    randomPart: newId().replaceAll('-', ''),
    fileName: file.name,
  })
  const bucket = (await dataClient()).storage.from(kind === 'note' ? NOTE_BUCKET : UPLOAD_BUCKET)
  const { error } = await bucket.upload(key, file, { contentType: file.type || 'application/octet-stream' })
  if (error) throw new ApiError('network', 0, `The upload failed: ${error.message}`)
  return kind === 'note'
    ? { content: safeFileName(file.name), fileKey: key }
    : { content: bucket.getPublicUrl(key).data.publicUrl, fileKey: null }
}
