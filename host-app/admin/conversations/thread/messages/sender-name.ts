import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Message, SenderType } from '#contract/entities/message.ts'

const FALLBACK: Record<SenderType, string> = {
  visitor: 'Visitor',
  ai: 'AI',
  agent: 'Agent',
  system: 'System',
}

/** Returns the sender's name above a message. */
export function senderName({ sender_type, sender_name }: Message): string {
  return sender_type === 'ai' ? FALLBACK.ai : (sender_name ?? FALLBACK[sender_type])
}

/** Returns the customer's name; their email address if they gave no name. */
export function customerLabel({ customer_email, customer_name }: StaffConversation): string {
  return customer_name ?? customer_email ?? FALLBACK.visitor
}
