import { useSyncExternalStore } from 'react'
import { errorText } from '../../../adapters/api-error.ts'
import { newId } from '../../../adapters/new-id.ts'
import { type Attachment, createAttachmentStore } from './attachment-store.ts'
import { drawThumbnail } from './draw-thumbnail.ts'
import { uploadAttachment } from './upload-attachment.ts'

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
