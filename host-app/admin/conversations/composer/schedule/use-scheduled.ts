import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import type { ScheduledMessage } from '#contract/entities/thread-tools.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import type { Outbox } from '../outbox/outbox.ts'

/**
 * Queries a conversation's scheduled replies, and cancels one, whose text returns to the composer. It refetches at each new
 * message, which may be one of them.
 */
export function useScheduled(id: string, lastSequence: number, outbox: Outbox) {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: queryKeys.scheduledMessages(id, lastSequence),
    queryFn: async () => (await callApi('listScheduled', { params: { id } })).scheduled,
    placeholderData: before => before,
  })
  const cancel = useMutation({
    async mutationFn(scheduled: ScheduledMessage) {
      await callApi('cancelScheduled', { params: { id: scheduled.id } })
      outbox.putBack(id, { kind: 'reply', content: scheduled.content })
    },
    onSuccess: () => toast.success('The reply was canceled'),
    onError: error => toast.error(errorText(error)),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.scheduledMessages(id) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.thread(id) }),
      ]),
  })
  return { scheduled: query.data ?? [], cancel }
}
