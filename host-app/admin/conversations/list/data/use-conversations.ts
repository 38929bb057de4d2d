import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { onWake } from '#host-app/shared/browser/on-wake.ts'
import { watchRows } from '#host-app/shared/session/watch-rows.ts'
import { oneAtATime } from '../../../common/task-order.ts'
import { createRowChanges, NEWEST } from './patch-list.ts'

/** Queries the company's newest conversations. Row changes and wake-ups trigger a refetch. */
export function useConversations(companyId: string) {
  const queryClient = useQueryClient()
  const [live, setLive] = useState(true)
  const [changes] = useState(createRowChanges)
  const query = useApi('listConversations', NEWEST, { select: ({ conversations }) => conversations })

  useEffect(() => {
    const refresh = oneAtATime(() =>
      Promise.all([
        queryClient.refetchQueries({ queryKey: apiKey('listConversations', NEWEST), exact: true }),
        queryClient.refetchQueries({ queryKey: apiKey('getConversation'), type: 'active' }),
      ]),
    )
    const refreshAll = () => {
      refresh()
      changes.tell(null)
    }
    const stopWaking = onWake(refreshAll)
    const stopWatching = watchRows({
      tables: ['conversations'],
      filter: `company_id=eq.${companyId}`,
      onChange: ({ new: row }) => {
        refresh()
        changes.tell(typeof row['id'] === 'string' ? row['id'] : null)
      },
      onJoined: joined => {
        setLive(joined)
        if (joined) refreshAll()
      },
    })
    return () => {
      stopWaking()
      stopWatching()
    }
  }, [companyId, queryClient, changes])

  return { ...query, live, changes }
}
