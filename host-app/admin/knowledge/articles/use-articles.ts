import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import type { ContentFilters } from './content-filters.ts'

/**
 * Queries the matching articles page by page. The previous result stays on the screen while the next loads.
 */
export function useArticles(filters: ContentFilters) {
  return useInfiniteQuery({
    queryKey: queryKeys.articles(filters),
    queryFn: ({ pageParam }) =>
      callApi('listContent', { query: { ...filters, ...(pageParam !== null && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}
