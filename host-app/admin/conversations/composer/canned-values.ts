import type { UserProfile } from '#contract/entities/account.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { CannedValues } from '#core/text/canned-variables.ts'

/** What the variables of canned replies stand for in a conversation. */
export function cannedValues({
  conversation,
  member,
}: {
  readonly conversation: Pick<StaffConversation, 'customer_name' | 'customer_email' | 'number'>
  readonly member: Pick<UserProfile, 'full_name' | 'company_name'>
}): CannedValues {
  const { customer_name, customer_email, number } = conversation
  return {
    'customer.first_name': firstWord(customer_name ?? ''),
    'customer.email': customer_email,
    'agent.first_name': firstWord(member.full_name),
    'ticket.number': number === null ? null : String(number),
    'company.name': member.company_name,
  }
}

function firstWord(name: string): string | null {
  return name.trim().split(/\s+/)[0] || null
}
