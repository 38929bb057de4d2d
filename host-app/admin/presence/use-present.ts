import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PRESENCE_BEAT_MS } from '#contract/constants/staff.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { onWake } from '#host-app/shared/browser/on-wake.ts'
import { watchRows } from '#host-app/shared/session/watch-rows.ts'
import { oneAtATime } from '../common/task-order.ts'

/** Queries the colleagues who have a page open. Polls, because a page that disappears sends no event. */
export function usePresent() {
  return useApi('listPresence', {}, { select: ({ people }) => people, refetchInterval: PRESENCE_BEAT_MS })
}

/** Refetches the colleagues' presence on changes. Used once per page. */
export function useWatchAgents(companyId: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = oneAtATime(() =>
      Promise.all([
        queryClient.refetchQueries({ queryKey: apiKey('listPresence'), type: 'active' }),
        // Not the member's own state, which every page shows: each assignment in the company is a change.
        queryClient.refetchQueries({ queryKey: apiKey('listAgents'), type: 'active', exact: true }),
      ]),
    )
    const stopWaking = onWake(refresh)
    const stopWatching = watchRows({
      tables: ['agent_states'],
      filter: `company_id=eq.${companyId}`,
      onChange: refresh,
      onJoined: joined => {
        if (joined) refresh()
      },
    })
    return () => {
      stopWaking()
      stopWatching()
    }
  }, [companyId, queryClient])
}
