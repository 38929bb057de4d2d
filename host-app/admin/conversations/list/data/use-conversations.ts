import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CONVERSATION_PAGE_SIZE } from '#contract/constants/conversation.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { onWake } from '#host-app/shared/browser/on-wake.ts'
import { watchRows } from '#host-app/shared/session/watch-rows.ts'
import { oneAtATime } from '../../task-order.ts'
import { createRowChanges } from './patch-list.ts'

/** Queries the company's newest conversations. Row changes and wake-ups trigger a refetch. */
export function useConversations(companyId: string) {
  const queryClient = useQueryClient()
  const [live, setLive] = useState(true)
  const [changes] = useState(createRowChanges)
  const query = useQuery({
    queryKey: queryKeys.conversations(),
    queryFn: async (): Promise<readonly StaffConversation[]> => {
      const answer = await callApi('listConversations', { query: { limit: CONVERSATION_PAGE_SIZE } })
      return answer.conversations
    },
  })

  useEffect(() => {
    const refresh = oneAtATime(() =>
      Promise.all([
        queryClient.refetchQueries({ queryKey: queryKeys.conversations(), exact: true }),
        queryClient.refetchQueries({ queryKey: queryKeys.conversation(), type: 'active' }),
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
