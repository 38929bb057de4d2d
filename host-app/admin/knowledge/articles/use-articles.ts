import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../../adapters/call-api.ts'
import { CONTENT_KEY } from '../content-key.ts'
import type { ContentFilters } from './content-filters.ts'

/** The articles that fit, page after page; the last ones stay on the screen while others are looked for. */
export function useArticles(filters: ContentFilters) {
  return useInfiniteQuery({
    queryKey: [...CONTENT_KEY, 'list', filters],
    queryFn: ({ pageParam }) =>
      callApi('listContent', { query: { ...filters, ...(pageParam !== null && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}
