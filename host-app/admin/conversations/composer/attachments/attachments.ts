import { useSyncExternalStore } from 'react'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { newId } from '#host-app/adapters/browser/new-id.ts'
import { type Attachment, createAttachmentStore } from './attachment-store.ts'
import { uploadAttachment } from './upload-attachment.ts'

/** Twice the displayed height, for high-density screens. */
const HEIGHT_PX = 72

/** The page's store. It outlives the composer, so files stay while other conversations and pages are open. */
export const attachments = createAttachmentStore({
  newId,
  upload: uploadAttachment,
  drawThumbnail,
  reasonOf: error => errorText(error as Error),
})

// The files are only in this browser, so it warns before the page closes.
const ask = (event: BeforeUnloadEvent) => event.preventDefault()
attachments.listen(() => {
  if (attachments.isAnyLeft()) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
})

/** Returns the unsent files of a conversation's composer. */
export function useAttachments(conversationId: string): readonly Attachment[] {
  return useSyncExternalStore(attachments.listen, () => attachments.of(conversationId))
}

/** Returns a thumbnail of an image as a data URL; null if the browser can't read it as an image. */
async function drawThumbnail(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return null
  try {
    const bitmap = await createImageBitmap(file, { resizeHeight: HEIGHT_PX, resizeQuality: 'medium' })
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return canvas.toDataURL('image/webp')
  } catch {
    return null
  }
}
