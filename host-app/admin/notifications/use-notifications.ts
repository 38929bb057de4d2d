import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import { NOTIFICATION_DEFAULTS } from '#contract/constants/notifications.ts'
import type { RequestOf, ResponseOf } from '#contract/routes/index.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { onWake } from '#host-app/shared/browser/on-wake.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { watchRows } from '#host-app/shared/session/watch-rows.ts'
import { oneAtATime } from '../conversations/task-order.ts'

/** Queries the member's newest notifications. Empty during impersonation. */
export function useNotifications(memberId: string, isImpersonating: boolean) {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: queryKeys.notifications(),
    queryFn: () => callApi('listNotifications', { query: {} }),
    enabled: !isImpersonating,
  })

  useEffect(() => {
    if (isImpersonating) return
    const refresh = oneAtATime(() => queryClient.refetchQueries({ queryKey: queryKeys.notifications() }))
    const stopWaking = onWake(refresh)
    const stopWatching = watchRows({
      tables: ['notifications'],
      filter: `person_id=eq.${memberId}`,
      onChange: refresh,
      onJoined: joined => {
        if (joined) refresh()
      },
    })
    return () => {
      stopWaking()
      stopWatching()
    }
  }, [memberId, isImpersonating, queryClient])

  return query
}

/** Queries the channels of each kind; the defaults until the answer arrives. */
export function useNotificationChoices() {
  const { data } = useQuery({
    queryKey: queryKeys.notificationChoices(),
    queryFn: async () => (await callApi('getNotificationChoices')).choices,
  })
  return data ?? NOTIFICATION_DEFAULTS
}

type Mark = RequestOf<'markNotifications'>['body']

/**
 * Returns the mutation that marks notifications as read or unread. Optimistic; rolled back with a toast on
 * failure.
 */
export function useMarkNotifications() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Mark) => callApi('markNotifications', { body }),
    async onMutate(mark) {
      await queryClient.cancelQueries({ queryKey: queryKeys.notifications() })
      const before = queryClient.getQueryData<ResponseOf<'listNotifications'>>(queryKeys.notifications())
      if (before) queryClient.setQueryData(queryKeys.notifications(), marked(before, mark))
      return before
    },
    onError(error, _mark, before) {
      if (before) queryClient.setQueryData(queryKeys.notifications(), before)
      toast.error(errorText(error))
    },
    onSettled: () => queryClient.refetchQueries({ queryKey: queryKeys.notifications() }),
  })
}

function marked(list: ResponseOf<'listNotifications'>, mark: Mark): ResponseOf<'listNotifications'> {
  const read_at = mark.is_read ? new Date(systemClock.now()).toISOString() : null
  const notifications = list.notifications.map(each => {
    const isMeant =
      'all' in mark ||
      ('ids' in mark ? mark.ids.includes(each.id) : mark.conversation_id === each.conversation_id)
    return isMeant && (each.read_at === null) === mark.is_read ? { ...each, read_at } : each
  })
  const unread = (of: typeof notifications) => of.filter(({ read_at }) => read_at === null).length
  const change = unread(notifications) - unread(list.notifications)
  return { ...list, notifications, unread: 'all' in mark ? 0 : Math.max(0, list.unread + change) }
}
