/** Under which the answers about customers are kept; the first stands for all of them. */
export const CUSTOMERS_KEY = ['customers'] as const
export const CUSTOMER_LISTS_KEY = ['customer-lists'] as const

/** One customer. */
export function customerKey(id: string) {
  return [...CUSTOMERS_KEY, 'one', id] as const
}
