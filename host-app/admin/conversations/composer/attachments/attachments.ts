import { useSyncExternalStore } from 'react'
import type { WritingKind } from '#contract/entities/thread-tools.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { newId } from '#host-app/adapters/browser/new-id.ts'
import { type Attachment, createAttachmentStore } from './attachment-store.ts'
import { drawPreview } from './draw-preview.ts'
import { uploadAttachment } from './upload-attachment.ts'

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
