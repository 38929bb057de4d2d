import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import type { ContentFilters } from './content-filters.ts'

/** The articles that fit, page after page; the last ones stay on the screen while others are looked for. */
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
