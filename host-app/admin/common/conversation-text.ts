import { SUBJECT_LENGTH } from '#contract/constants/conversation.ts'
import type { ListedConversation } from '#contract/entities/conversation-list.ts'
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

/**
 * Returns what a row of the inbox says of a conversation: the visitor's first message if the subject is taken from it
 * (CHAT-07), otherwise the subject, such as that of a ticket.
 */
export function openingText({
  subject,
  first_message,
}: Pick<ListedConversation, 'subject' | 'first_message'>): string {
  if (first_message === null) return subjectText(subject)
  const text = previewText(first_message)
  const isSubjectOf = first_message.trim().startsWith(subject.trim()) || text.endsWith(subject)
  return isSubjectOf ? text : subjectText(subject)
}
