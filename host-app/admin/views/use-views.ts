import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../adapters/api/call-api.ts'

export const VIEWS_KEY = ['views'] as const
const FRESH_MS = 60_000

/** The company's views and one's own, in their order. */
export function useViews() {
  return useQuery({
    queryKey: VIEWS_KEY,
    queryFn: async () => (await callApi('listViews')).views,
    staleTime: FRESH_MS,
  })
}
