import { SYSTEM_PREFIX } from '#contract/constants/conversation.ts'
import type { Message } from '#contract/entities/message.ts'

/** Whether a message is a note for machines and staff, never shown to the visitor (CHAT-21). */
export function isHidden({ content }: Pick<Message, 'content'>): boolean {
  return content.startsWith(SYSTEM_PREFIX)
}
