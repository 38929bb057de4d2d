import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { CONVERSATION_PAGE_SIZE } from '#contract/constants/conversation.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { type ListPage, mergeRows } from '../../actions/merge-rows.ts'
import { oneAtATime } from '../../task-order.ts'
import type { Listed } from '../filters/list-params.ts'
import type { RowChanges } from './patch-list.ts'

type ListQuery = NonNullable<RequestOf<'listConversations'>['query']>
type Pages = InfiniteData<ListPage, string | null>

/**
 * Queries a list page by page. When rows change, it refetches only these and moves them to their new places,
 * so that the scroll position and the loaded pages stay.
 */
export function useList({ filter, sort }: Listed, changes: RowChanges) {
  const queryClient = useQueryClient()
  const listQuery: ListQuery = { ...filter, sort, limit: CONVERSATION_PAGE_SIZE }
  const queryKey = queryKeys.conversationPages(listQuery)
  const words = JSON.stringify(listQuery)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words stand for what is asked and its key.
  useEffect(() => {
    let pending = new Set<string>()
    let isAllStale = false
    const refresh = oneAtATime(async () => {
      const ids = [...pending]
      const all = isAllStale || ids.length > CONVERSATION_PAGE_SIZE
      pending = new Set()
      isAllStale = false
      if (all) return queryClient.refetchQueries({ queryKey, exact: true })
      const { conversations } = await callApi('listConversations', {
        query: { ...listQuery, ids: ids.join(',') },
      })
      queryClient.setQueryData<Pages>(
        queryKey,
        data => data && { ...data, pages: mergeRows(data.pages, ids, conversations, { ...filter, sort }) },
      )
    })
    return changes.listen(change => {
      if (change === null) isAllStale = true
      else pending.add(change)
      refresh()
    })
  }, [words, changes, queryClient])

  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }): Promise<ListPage> =>
      callApi('listConversations', {
        query: { ...listQuery, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  const { data } = query
  const rows = useMemo(() => data?.pages.flatMap(({ conversations }) => conversations), [data])
  return { ...query, rows }
}
