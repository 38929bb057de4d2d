import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/routes/index.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'

/** A customer with their conversations, notes and ratings. */
export type KnownCustomer = ResponseOf<'getCustomer'>

/** Queries the customer of a conversation. `null` for a visitor who is not a customer yet: nothing is queried. */
export function useKnownCustomer(id: string | null) {
  return useQuery({
    queryKey: queryKeys.customer(id ?? ''),
    queryFn: () => callApi('getCustomer', { params: { id: id! } }),
    enabled: id !== null,
  })
}
