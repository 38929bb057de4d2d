import { useQuery } from '@tanstack/react-query'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import type { useConversations } from './list/data/use-conversations.ts'

/** One conversation: from the list, or asked for by itself when the list has settled without it. */
export function useConversation(id: string, list: ReturnType<typeof useConversations>) {
  const listed = list.data?.find(conversation => conversation.id === id)
  const query = useQuery({
    queryKey: queryKeys.conversation(id),
    // Members always get the fuller form of the two that the route can answer.
    queryFn: async () => (await callApi('getConversation', { params: { id } })) as StaffConversation,
    enabled: !list.isPending && listed === undefined,
  })
  const conversation = listed ?? query.data
  return { conversation, error: conversation ? null : query.error, refetch: query.refetch }
}
