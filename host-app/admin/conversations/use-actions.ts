import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { errorText } from '../../adapters/api-error.ts'
import { callApi } from '../../adapters/call-api.ts'
import { patchList } from './patch-list.ts'
import { conversationKey, LIST_KEY } from './use-conversations.ts'

/** What staff do with a conversation. A failure is told in a toast, and the list is fetched anew to show how things stand. */
export function useActions(conversation: StaffConversation, memberId: string) {
  const queryClient = useQueryClient()
  const params = { id: conversation.id }

  const onSuccess = (patch: Partial<StaffConversation> & { id: string }) => {
    queryClient.setQueryData<readonly StaffConversation[]>(LIST_KEY, list => list && patchList(list, patch))
    return queryClient.invalidateQueries({ queryKey: conversationKey(patch.id) })
  }
  const onError = (error: Error) => {
    toast.error(errorText(error))
    return queryClient.invalidateQueries({ queryKey: LIST_KEY })
  }

  const assign = useMutation({
    mutationFn: () =>
      callApi('updateConversation', {
        params,
        body: { assignee_id: memberId, expected_assignee_id: conversation.assignee_id },
      }),
    onSuccess,
    onError,
  })
  const resolve = useMutation({
    mutationFn: () => callApi('resolveConversation', { params }),
    onSuccess,
    onError,
  })
  return { assign, resolve }
}
