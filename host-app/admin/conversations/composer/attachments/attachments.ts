import { useSyncExternalStore } from 'react'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { newId } from '#host-app/adapters/browser/new-id.ts'
import { type Attachment, createAttachmentStore } from './attachment-store.ts'
import { uploadAttachment } from './upload-attachment.ts'

/** Twice what is shown, for dense screens. */
const HEIGHT_PX = 72

/** The page's own: files wait here while other conversations and other pages of the app are open. */
export const attachments = createAttachmentStore({
  newId,
  upload: uploadAttachment,
  drawThumbnail,
  reasonOf: error => errorText(error as Error),
})

// No server has them: the browser asks before the page is left.
const ask = (event: BeforeUnloadEvent) => event.preventDefault()
attachments.listen(() => {
  if (attachments.isAnyLeft()) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
})

/** The files that wait in a conversation's composer. */
export function useAttachments(conversationId: string): readonly Attachment[] {
  return useSyncExternalStore(attachments.listen, () => attachments.of(conversationId))
}

/** A small picture of an image file as a data URL; null for what is no image that the browser can read. */
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
