import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { KnownCustomer } from './use-known-customer.ts'

/** A name and its value. */
type Fact = readonly [name: string, value: string]

/**
 * Returns the fields that the company's page, its colleagues or a ticket form gave, each once: a field of the
 * conversation that says the same as the customer's is left out.
 */
export function ownFields(
  conversation: Pick<StaffConversation, 'custom_fields'>,
  customer: Pick<KnownCustomer['customer'], 'custom_fields'> | undefined,
): { readonly ofCustomer: readonly Fact[]; readonly ofConversation: readonly Fact[] } {
  const known = customer?.custom_fields ?? {}
  return {
    ofCustomer: Object.entries(known),
    ofConversation: Object.entries(conversation.custom_fields).filter(
      ([name, value]) => known[name] !== value,
    ),
  }
}
