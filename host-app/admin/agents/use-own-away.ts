import { useQuery } from '@tanstack/react-query'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'

/**
 * Queries whether the member is set to away: null if they may not reply to visitors, and so have no such state.
 * Queried once per page load; colleagues can change it, so a menu that shows it refetches.
 */
export function useOwnAway(memberId: string, isImpersonating: boolean) {
  return useQuery({
    queryKey: [...apiKey('listAgents'), 'self'],
    queryFn: async () => {
      const { agents } = await callApi('listAgents')
      return agents.find(({ id }) => id === memberId)?.is_away ?? null
    },
    enabled: !isImpersonating,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
