import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'

/** Which customers a page shows, as its address says; see the query of `listCustomers`. */
export type CustomerQuery = {
  readonly q?: string
  readonly company?: string
  readonly list_id?: string
  readonly sort?: 'active' | 'newest'
}

/** The customers that are meant, page after page; the last ones stay on the screen while others are looked for. */
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
