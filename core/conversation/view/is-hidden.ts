import { SYSTEM_PREFIX } from '#contract/constants/conversation.ts'
import type { Message } from '#contract/entities/message.ts'

/**
 * Whether a message is a mark of the server, never shown to the visitor (CHAT-21): a system message with the prefix, or a
 * message that was deleted. A text that somebody wrote is no mark, whatever it begins with. The same rule in SQL:
 * `app.is_mark`.
 */
export function isHidden({
  sender_type,
  content,
  meta,
}: Pick<Message, 'sender_type' | 'content' | 'meta'>): boolean {
  return content.startsWith(SYSTEM_PREFIX) && (sender_type === 'system' || meta.deleted_by !== undefined)
}
