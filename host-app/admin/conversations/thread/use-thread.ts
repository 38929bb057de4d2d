import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Message } from '#contract/entities/message.ts'
import { mergeMessages } from '#core/conversation/updates/ordered-messages.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { onWake } from '#host-app/shared/browser/on-wake.ts'
import { watchConversation } from '#host-app/shared/session/watch-conversation.ts'
import { oneAtATime } from '../../common/task-order.ts'
import { addToThread, fetchEarlier, fetchThread } from './fetch-thread.ts'

/**
 * Queries the messages of the open conversation, from the newest page back to the earliest page loaded. Each
 * fetch asks only for messages after the last one without a gap, unless a known message has changed, such as
 * by deletion.
 */
export function useThread(id: string) {
  const queryClient = useQueryClient()
  const hasChanged = useRef(false)
  const known = () => queryClient.getQueryData<readonly Message[]>(queryKeys.thread(id)) ?? []
  const query = useQuery({
    queryKey: queryKeys.thread(id),
    queryFn: async () => {
      const isAfresh = hasChanged.current
      hasChanged.current = false
      const fetched = await fetchThread(callApi, id, known(), isAfresh)
      // The agent's own message may have been added to the cache during the fetch.
      return mergeMessages(known(), fetched)
    },
    structuralSharing: false,
  })
  const earlier = useMutation({
    mutationFn: () => fetchEarlier(callApi, id, known()),
    onSuccess: page => addToThread(queryClient, id, page),
  })

  useEffect(() => {
    const refresh = oneAtATime(() => queryClient.refetchQueries({ queryKey: queryKeys.thread(id) }))
    const stopWaking = onWake(refresh)
    const stopWatching = watchConversation(id, {
      tables: ['messages'],
      onChange({ eventType }) {
        if (eventType === 'UPDATE') hasChanged.current = true
        refresh()
      },
      onJoined: refresh,
    })
    return () => {
      stopWaking()
      stopWatching()
    }
  }, [id, queryClient])

  return {
    ...query,
    hasEarlier: (query.data?.[0]?.sequence ?? 1) > 1,
    earlier,
  }
}

/** What `useThread` returns. */
export type Thread = ReturnType<typeof useThread>
