import { useSyncExternalStore } from 'react'
import { NOTE_BUCKET, UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import type { WritingKind } from '#contract/entities/thread-tools.ts'
import { fileKey, safeFileName } from '#core/text/file-key.ts'
import { ApiError, errorText } from '#host-app/shared/api/api-error.ts'
import { newId } from '#host-app/shared/browser/new-id.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { dataClient } from '#host-app/shared/session/supabase.ts'
import { type Attachment, createAttachmentStore, type Upload } from './attachment-store.ts'
import { drawPreview } from './draw-preview.ts'

/** Twice the displayed height, for high-density screens. */
const THUMBNAIL_PX = 72

/** The page's store. It outlives the composer, so files stay while other conversations and pages are open. */
export const attachments = createAttachmentStore({
  newId,
  upload: uploadAttachment,
  drawThumbnail: file => drawPreview(file, THUMBNAIL_PX),
  reasonOf: error => errorText(error as Error),
})

// The files are only in this browser, so it warns before the page closes.
const ask = (event: BeforeUnloadEvent) => event.preventDefault()
attachments.listen(() => {
  if (attachments.isAnyLeft()) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
})

/** Returns the unsent files of a conversation's reply or note. */
export function useAttachments(conversationId: string, kind: WritingKind): readonly Attachment[] {
  return useSyncExternalStore(attachments.listen, () => attachments.of(conversationId, kind))
}

/**
 * Uploads a file to the conversation (CHAT-24): for a reply to where the visitor can read it, for a note to where only
 * colleagues can. A reply says the file's public address, a note its name. Rejects with an `ApiError` that has a readable
 * message.
 */
async function uploadAttachment(conversationId: string, kind: WritingKind, file: File): Promise<Upload> {
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
