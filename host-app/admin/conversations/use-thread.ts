import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Message } from '#contract/entities/message.ts'
import { mergeMessages } from '#core/conversation/ordered-messages.ts'
import { callApi } from '../../adapters/call-api.ts'
import { onWake } from '../../adapters/on-wake.ts'
import { watchTable } from '../../adapters/watch-table.ts'
import { fetchThread } from './fetch-thread.ts'
import { oneAtATime } from './one-at-a-time.ts'

export const threadKey = (id: string) => ['thread', id] as const

/** The messages of the open conversation. Every fetch only asks for what lies after the last one without a gap. */
export function useThread(id: string) {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: threadKey(id),
    queryFn: async () => {
      const known = () => queryClient.getQueryData<readonly Message[]>(threadKey(id)) ?? []
      const fetched = await fetchThread(callApi, id, known())
      // An answer to a message of one's own may have come meanwhile.
      return mergeMessages(known(), fetched)
    },
    structuralSharing: false,
  })

  useEffect(() => {
    const refresh = oneAtATime(() => queryClient.refetchQueries({ queryKey: threadKey(id) }))
    const stopWaking = onWake(refresh)
    const stopWatching = watchTable({
      table: 'messages',
      filter: `conversation_id=eq.${id}`,
      events: ['INSERT'],
      onChange: refresh,
      onJoined: joined => joined && refresh(),
    })
    return () => {
      stopWaking()
      stopWatching()
    }
  }, [id, queryClient])

  return query
}
