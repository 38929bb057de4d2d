import { useQuery } from '@tanstack/react-query'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import type { useConversations } from './list/data/use-conversations.ts'

/** Returns one conversation: from the list, or from its own query if the loaded list doesn't contain it. */
export function useConversation(id: string, list: ReturnType<typeof useConversations>) {
  const listed = list.data?.find(conversation => conversation.id === id)
  const query = useQuery({
    queryKey: queryKeys.conversation(id),
    // The route has two response shapes; members always get the fuller one.
    queryFn: async () => (await callApi('getConversation', { params: { id } })) as StaffConversation,
    enabled: !list.isPending && listed === undefined,
  })
  const conversation = listed ?? query.data
  return { conversation, error: conversation ? null : query.error, refetch: query.refetch }
}
