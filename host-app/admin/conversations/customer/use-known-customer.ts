import type { ResponseOf } from '#contract/routes/index.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'

/** A customer with their conversations, notes and ratings. */
export type KnownCustomer = ResponseOf<'getCustomer'>

/** Queries the customer of a conversation. `null` for a visitor who is not a customer yet: nothing is queried. */
export function useKnownCustomer(id: string | null) {
  return useApi('getCustomer', id === null ? null : { params: { id } })
}
