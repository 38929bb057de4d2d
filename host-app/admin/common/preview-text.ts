import { messagePreview } from '#core/text/message-preview.ts'

/** A message or the beginning of one as a line of plain text, such as 'Image: photo.png'. */
export function previewText(content: string): string {
  return messagePreview(content, { image: 'Image: {name}', file: 'File: {name}' })
}
