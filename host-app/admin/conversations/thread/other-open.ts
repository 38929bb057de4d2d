import type { ResponseOf } from '#contract/routes/index.ts'

type Known = Pick<ResponseOf<'getCustomer'>, 'customer' | 'open_conversations'>

/** Another open conversation to name beside this one. `text` comes before the link to it. */
export type OtherOpen = { readonly id: string; readonly subject: string; readonly text: string }

/**
 * Returns the latest other open conversation of a customer, or of the same address; null if there is none. Only a verified
 * identity proves that the person is the same, so the text claims nothing else.
 */
export function otherOpen({ customer, open_conversations }: Known, conversationId: string): OtherOpen | null {
  const other = open_conversations.find(({ id }) => id !== conversationId)
  if (!other) return null
  const { id, subject, customer_id } = other
  const isSame = customer_id === customer.id && customer.is_verified
  const text = isSame
    ? 'The customer also has this open conversation:'
    : 'Another open conversation has the same address. Nobody has verified that it is the same person:'
  return { id, subject, text }
}
