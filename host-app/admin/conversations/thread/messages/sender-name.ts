import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Message, SenderType } from '#contract/entities/message.ts'

const FALLBACK: Record<SenderType, string> = {
  visitor: 'Visitor',
  ai: 'AI',
  agent: 'Agent',
  system: 'System',
}

/** Who speaks, as shown above a message. */
export function senderName({ sender_type, sender_name }: Message): string {
  return sender_type === 'ai' ? FALLBACK.ai : (sender_name ?? FALLBACK[sender_type])
}

/** Who asks: the email, which tells two customers of one name apart. */
export function customerLabel({ customer_email, customer_name }: StaffConversation): string {
  return customer_email ?? customer_name ?? FALLBACK.visitor
}
