import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CONVERSATION_PAGE_SIZE } from '#contract/constants/conversation.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { oneAtATime } from '../../task-order.ts'
import type { RowChanges } from './patch-list.ts'

/** A stable array, because an effect depends on it. */
const COUNTS_KEY = queryKeys.conversationCounts()
const WAITING_KEY = queryKeys.waitingConversations()

/** Queries the number of conversations in each state, and of open ones by team. */
export function useCounts(changes: RowChanges) {
  useFresh(COUNTS_KEY, changes)
  return useQuery({
    queryKey: COUNTS_KEY,
    queryFn: () => callApi('countConversations'),
  })
}

/** Queries the conversations that wait for a human, oldest request first; one page. */
export function useWaiting(changes: RowChanges) {
  useFresh(WAITING_KEY, changes)
  return useQuery({
    queryKey: WAITING_KEY,
    queryFn: async () => {
      const query = { state: 'waiting', sort: 'waiting-longest', limit: CONVERSATION_PAGE_SIZE } as const
      return (await callApi('listConversations', { query })).conversations
    },
  })
}

function useFresh(queryKey: QueryKey, changes: RowChanges): void {
  const queryClient = useQueryClient()
  useEffect(
    () => changes.listen(oneAtATime(() => queryClient.refetchQueries({ queryKey, exact: true }))),
    [queryKey, changes, queryClient],
  )
}
