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

/** Returns the customer's label: the email first, because two customers can have the same name. */
export function customerLabel({ customer_email, customer_name }: StaffConversation): string {
  return customer_email ?? customer_name ?? FALLBACK.visitor
}
