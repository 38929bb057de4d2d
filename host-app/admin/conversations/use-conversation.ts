import type { StaffConversation } from '#contract/entities/conversation.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import type { useConversations } from './list/data/use-conversations.ts'

/** Returns one conversation: from the list, or from its own query if the loaded list doesn't contain it. */
export function useConversation(id: string, list: ReturnType<typeof useConversations>) {
  const listed = list.data?.find(conversation => conversation.id === id)
  const isAsked = !list.isPending && listed === undefined
  const query = useApi('getConversation', isAsked ? { params: { id } } : null, {
    // The route has two response shapes; members always get the fuller one.
    select: answer => answer as StaffConversation,
  })
  const conversation = listed ?? query.data
  return { conversation, error: conversation ? null : query.error, refetch: query.refetch }
}
