import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'

/** Filters and sort order of the customer list; see the query of `listCustomers`. */
export type CustomerQuery = {
  readonly q?: string
  readonly company?: string
  readonly list_id?: string
  readonly sort?: 'active' | 'newest'
}

/**
 * Queries the matching customers page by page. The previous result stays on the screen while the next loads.
 */
export function useCustomers(query: CustomerQuery) {
  return useInfiniteQuery({
    queryKey: queryKeys.customerPages(query),
    queryFn: ({ pageParam }) =>
      callApi('listCustomers', { query: { ...query, ...(pageParam !== null && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}
