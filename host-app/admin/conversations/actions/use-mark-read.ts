import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { resourceKey } from '#host-app/shared/api/api-cache.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'

type Mark = { readonly ids: readonly string[]; readonly isRead: boolean }

/** Marks conversations as read or unread. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ ids, isRead }: Mark) => callApi('markRead', { body: { ids: [...ids], is_read: isRead } }),
    onError: error => toast.error(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey('listConversations') }),
  })
}
