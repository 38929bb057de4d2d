import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import { NOTIFICATION_DEFAULTS } from '#contract/constants/notifications.ts'
import type { RequestOf, ResponseOf } from '#contract/routes/index.ts'
import { apiKey, resourceKey } from '#host-app/shared/api/api-cache.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { onWake } from '#host-app/shared/browser/on-wake.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { watchRows } from '#host-app/shared/session/watch-rows.ts'
import { oneAtATime } from '../common/task-order.ts'

const NEWEST = { query: {} }
const KEY = apiKey('listNotifications', NEWEST)
/** The newest, and the older pages that are shown. */
const RESOURCE = resourceKey('listNotifications')

/** Queries the member's newest notifications. Empty during impersonation. */
export function useNotifications(memberId: string, isImpersonating: boolean) {
  const queryClient = useQueryClient()
  const query = useApi('listNotifications', isImpersonating ? null : NEWEST)

  useEffect(() => {
    if (isImpersonating) return
    const refresh = oneAtATime(() => queryClient.refetchQueries({ queryKey: RESOURCE }))
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
  const { data } = useApi('getNotificationChoices', {}, { select: ({ choices }) => choices })
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
      await queryClient.cancelQueries({ queryKey: RESOURCE })
      const before = queryClient.getQueryData(KEY)
      if (before) queryClient.setQueryData(KEY, marked(before, mark))
      return before
    },
    onError(error, _mark, before) {
      if (before) queryClient.setQueryData(KEY, before)
      toast.error(errorText(error))
    },
    onSettled: () => queryClient.refetchQueries({ queryKey: RESOURCE }),
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
