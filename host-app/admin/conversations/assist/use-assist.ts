import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'

/** Returns what helps to answer a conversation. It is read again after each message. */
export function useAssist({ id, last_sequence }: Pick<StaffConversation, 'id' | 'last_sequence'>) {
  const queryClient = useQueryClient()
  const { data } = useApi(
    'readAssist',
    { params: { id } },
    { asOf: last_sequence, staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
  )
  // The marks of the thread's messages read it under one key, whatever the newest message is.
  useEffect(() => {
    if (data) queryClient.setQueryData(queryKeys.assist(id, 'sent'), data.sent)
  }, [queryClient, id, data])
  return data
}
