import type { Message } from '#contract/entities/message.ts'

/** Returns the author's name above a message. @param customer how the desk names the conversation's customer. */
export function senderName({ sender_type, sender_name }: Message, customer: string): string {
  switch (sender_type) {
    case 'visitor':
      return customer
    case 'ai':
      return 'AI'
    case 'agent':
      return sender_name ?? 'Agent'
    case 'system':
      return 'System'
  }
}
