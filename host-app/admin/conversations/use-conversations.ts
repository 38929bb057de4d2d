import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CONVERSATION_PAGE_SIZE } from '#contract/constants/conversation.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { callApi } from '../../adapters/call-api.ts'
import { onWake } from '../../adapters/on-wake.ts'
import { watchTable } from '../../adapters/watch-table.ts'
import { oneAtATime } from './one-at-a-time.ts'

export const LIST_KEY = ['conversations'] as const
export const conversationKey = (id: string) => ['conversation', id] as const

/** The company's newest conversations, kept current: a changed row or a wake-up only says that it is time to ask. */
export function useConversations(companyId: string) {
  const queryClient = useQueryClient()
  const [live, setLive] = useState(true)
  const query = useQuery({
    queryKey: LIST_KEY,
    queryFn: async (): Promise<readonly StaffConversation[]> => {
      const answer = await callApi('listConversations', { query: { limit: CONVERSATION_PAGE_SIZE } })
      return answer.conversations
    },
  })

  useEffect(() => {
    const refresh = oneAtATime(() =>
      Promise.all([
        queryClient.refetchQueries({ queryKey: LIST_KEY }),
        queryClient.refetchQueries({ queryKey: ['conversation'], type: 'active' }),
      ]),
    )
    const stopWaking = onWake(refresh)
    const stopWatching = watchTable({
      table: 'conversations',
      filter: `company_id=eq.${companyId}`,
      events: ['INSERT', 'UPDATE'],
      onChange: refresh,
      onJoined: joined => {
        setLive(joined)
        if (joined) refresh()
      },
    })
    return () => {
      stopWaking()
      stopWatching()
    }
  }, [companyId, queryClient])

  return { ...query, live }
}
