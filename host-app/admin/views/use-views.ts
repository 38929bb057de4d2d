import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'

const FRESH_MS = 60_000

/** The company's views and one's own, in their order. */
export function useViews() {
  return useQuery({
    queryKey: queryKeys.views(),
    queryFn: async () => (await callApi('listViews')).views,
    staleTime: FRESH_MS,
  })
}
