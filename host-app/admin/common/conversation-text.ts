import { SUBJECT_LENGTH } from '#contract/constants/conversation.ts'
import { messagePreview } from '#core/text/message-preview.ts'

const ENDS_SENTENCE = /[.?!…。？！؟]$/u

/** A chat's subject is the beginning of its first message (CHAT-07): what looks cut there is shown so. */
export function subjectText(subject: string): string {
  const isCut = [...subject].length === SUBJECT_LENGTH && !ENDS_SENTENCE.test(subject)
  return isCut ? `${subject.trimEnd()}…` : subject
}

/** A message or the beginning of one as a line of plain text, such as 'Image: photo.png'. */
export function previewText(content: string): string {
  return messagePreview(content, { image: 'Image: {name}', file: 'File: {name}' })
}
