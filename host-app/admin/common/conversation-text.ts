import { SUBJECT_LENGTH } from '#contract/constants/conversation.ts'
import { messagePreview } from '#core/text/message-preview.ts'

const ENDS_SENTENCE = /[.?!…。？！؟]$/u

/**
 * Returns a conversation's subject. A chat's subject is the start of its first message (CHAT-07), so a
 * truncated one gets an ellipsis.
 */
export function subjectText(subject: string): string {
  const isCut = [...subject].length === SUBJECT_LENGTH && !ENDS_SENTENCE.test(subject)
  return isCut ? `${subject.trimEnd()}…` : subject
}

/** Returns a message, or the start of one, as one line of plain text, such as 'Image: photo.png'. */
export function previewText(content: string): string {
  return messagePreview(content, { image: 'Image: {name}', file: 'File: {name}' })
}
