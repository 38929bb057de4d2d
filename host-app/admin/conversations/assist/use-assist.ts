import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'

/** Returns what helps to answer a conversation. It is read again after each message. */
export function useAssist({ id, last_sequence }: Pick<StaffConversation, 'id' | 'last_sequence'>) {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: queryKeys.assist(id, last_sequence),
    queryFn: () => callApi('readAssist', { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  // The marks of the thread's messages read it under one key, whatever the newest message is.
  useEffect(() => {
    if (data) queryClient.setQueryData(queryKeys.assist(id, 'sent'), data.sent)
  }, [queryClient, id, data])
  return data
}
