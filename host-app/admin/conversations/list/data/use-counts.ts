import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CONVERSATION_PAGE_SIZE } from '#contract/constants/conversation.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { oneAtATime } from '../../../common/task-order.ts'
import type { RowChanges } from './patch-list.ts'

const WAITING = {
  query: { state: 'waiting', sort: 'waiting-longest', limit: CONVERSATION_PAGE_SIZE },
} as const
// Stable arrays, because an effect depends on them.
const COUNTS_KEY = apiKey('countConversations')
const WAITING_KEY = apiKey('listConversations', WAITING)

/** Queries the number of conversations in each state, and of open ones by team. */
export function useCounts(changes: RowChanges) {
  useFresh(COUNTS_KEY, changes)
  return useApi('countConversations')
}

/** Queries the conversations that wait for a human, oldest request first; one page. */
export function useWaiting(changes: RowChanges) {
  useFresh(WAITING_KEY, changes)
  return useApi('listConversations', WAITING, { select: ({ conversations }) => conversations })
}

function useFresh(queryKey: QueryKey, changes: RowChanges): void {
  const queryClient = useQueryClient()
  useEffect(
    () => changes.listen(oneAtATime(() => queryClient.refetchQueries({ queryKey, exact: true }))),
    [queryKey, changes, queryClient],
  )
}
