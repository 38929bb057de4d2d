import { useQuery } from '@tanstack/react-query'
import type { Section } from '#contract/settings/index.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'

/** Queries a section of the company's settings. @param staleTime how long it isn't fetched again, in ms */
export function useSettings(section: Section, staleTime?: number) {
  return useQuery({
    queryKey: queryKeys.settings(section),
    queryFn: () => callApi('getSettings', { params: { section } }),
    ...(staleTime !== undefined && { staleTime }),
  })
}
