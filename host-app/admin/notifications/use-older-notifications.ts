import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseOf } from '#contract/routes/index.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { useApiPages } from '#host-app/shared/api/use-api.ts'

type Page = ResponseOf<'listNotifications'>
type Pages = InfiniteData<Page>

const PAGES_KEY = [...apiKey('listNotifications', { query: {} }), 'pages']

/**
 * Returns the panel's notifications: the newest, followed by older pages on request. All pages refetch
 * together with the newest, so that no notification is lost between two pages.
 */
export function useOlderNotifications(newest: Page) {
  const queryClient = useQueryClient()
  const [areShown, setShown] = useState(false)
  const query = useApiPages(
    'listNotifications',
    {},
    { enabled: areShown, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  )
  const pages = areShown && query.data ? query.data.pages : [newest]
  // The newest page is the first to show a change of the read state.
  const known = new Map(newest.notifications.map(each => [each.id, each]))
  return {
    notifications: pages
      .flatMap(({ notifications }) => notifications)
      .map(each => known.get(each.id) ?? each),
    hasOlder: pages.at(-1)?.next != null,
    isBusy: query.isFetchingNextPage,
    error: areShown ? query.error : null,
    showOlder() {
      if (!areShown) queryClient.setQueryData<Pages>(PAGES_KEY, { pages: [newest], pageParams: [{}] })
      setShown(true)
      void query.fetchNextPage()
    },
  }
}
