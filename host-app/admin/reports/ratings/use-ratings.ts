import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RequestOf } from '#contract/routes/index.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { useApi, useApiPages } from '#host-app/shared/api/use-api.ts'
import { useAdmin } from '../../admin-layout.tsx'
import type { ReportQuery } from '../filters/report-params.ts'
import { onReportedChange } from '../on-reported-change.ts'

/** How often the ratings are read while conversations change, in ms. Those of a year take a second to count. */
const LIVE_EVERY_MS = 5_000

/** The query of the list of ratings. */
export type RatingsQuery = Omit<RequestOf<'listRatings'>['query'], 'cursor'>

/** Queries the figures of the ratings. */
export function useRatings(query: ReportQuery) {
  return useApi('readRatings', { query }, { placeholderData: keepPreviousData })
}

/** Keeps the ratings on the page current, while the page is visible. */
export function useLiveRatings(): void {
  const queryClient = useQueryClient()
  const { member, list } = useAdmin()
  const [companyId, changes] = [member.company_id, list.changes]
  useEffect(() => {
    const refresh = () => {
      for (const route of ['readRatings', 'listRatings'] as const)
        void queryClient.invalidateQueries({ queryKey: apiKey(route) })
    }
    return onReportedChange({ companyId, changes, everyMs: LIVE_EVERY_MS, refresh })
  }, [companyId, changes, queryClient])
}

/** Queries single ratings page by page, the newest first. */
export function useRatingList(query: RatingsQuery) {
  return useApiPages('listRatings', query, { placeholderData: keepPreviousData })
}
