import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseOf } from '#contract/routes/index.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'

type Page = ResponseOf<'listNotifications'>
type Pages = InfiniteData<Page, string | null>

const PAGES_KEY = queryKeys.notificationPages()

/**
 * What stands under the bell: the newest, and behind them page after page as it is asked for. All pages are asked for
 * again together with the newest, so that none falls between two of them when something new comes in front.
 */
export function useOlderNotifications(newest: Page) {
  const queryClient = useQueryClient()
  const [areShown, setShown] = useState(false)
  const query = useInfiniteQuery({
    queryKey: PAGES_KEY,
    queryFn: ({ pageParam }): Promise<Page> =>
      callApi('listNotifications', { query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: areShown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const pages = areShown && query.data ? query.data.pages : [newest]
  // What was just marked shows among the newest first.
  const known = new Map(newest.notifications.map(each => [each.id, each]))
  return {
    notifications: pages
      .flatMap(({ notifications }) => notifications)
      .map(each => known.get(each.id) ?? each),
    hasOlder: pages.at(-1)?.next != null,
    isBusy: query.isFetchingNextPage,
    error: areShown ? query.error : null,
    showOlder() {
      if (!areShown) queryClient.setQueryData<Pages>(PAGES_KEY, { pages: [newest], pageParams: [null] })
      setShown(true)
      void query.fetchNextPage()
    },
  }
}
