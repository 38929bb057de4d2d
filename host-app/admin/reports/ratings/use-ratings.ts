import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { RequestOf } from '#contract/routes/index.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import type { ReportQuery } from '../filters/report-params.ts'

/** The query of the list of ratings. */
export type RatingsQuery = Omit<RequestOf<'listRatings'>['query'], 'cursor'>

/** Queries the figures of the ratings. */
export function useRatings(query: ReportQuery) {
  return useQuery({
    queryKey: queryKeys.reports('ratings', query),
    queryFn: () => callApi('readRatings', { query }),
    placeholderData: keepPreviousData,
  })
}

/** Queries single ratings page by page, the newest first. */
export function useRatingList(query: RatingsQuery) {
  return useInfiniteQuery({
    queryKey: queryKeys.reports('rating-list', query),
    queryFn: ({ pageParam }) =>
      callApi('listRatings', { query: { ...query, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}
