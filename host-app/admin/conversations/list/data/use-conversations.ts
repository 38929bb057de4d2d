import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { CONVERSATION_PAGE_SIZE } from '#contract/constants/conversation.ts'
import type {
  ConversationListState,
  ConversationSort,
  ListedConversation,
} from '#contract/entities/conversation-list.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { oneAtATime } from '#host-app/admin/common/task-order.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { useApi, useApiPages } from '#host-app/shared/api/use-api.ts'
import { onWake } from '#host-app/shared/browser/on-wake.ts'
import { watchRows } from '#host-app/shared/session/watch-rows.ts'
import { turnOf } from '../../turn.ts'
import type { Listed } from '../filters/list-params.ts'
import { createRowChanges, NEWEST, type RowChanges } from './patch-list.ts'

/** Queries the company's newest conversations. Row changes and wake-ups trigger a refetch. */
export function useConversations(companyId: string) {
  const queryClient = useQueryClient()
  const [live, setLive] = useState(true)
  const [changes] = useState(createRowChanges)
  const query = useApi('listConversations', NEWEST, { select: ({ conversations }) => conversations })

  useEffect(() => {
    const refresh = oneAtATime(() =>
      Promise.all([
        queryClient.refetchQueries({ queryKey: apiKey('listConversations', NEWEST), exact: true }),
        queryClient.refetchQueries({ queryKey: apiKey('getConversation'), type: 'active' }),
      ]),
    )
    const refreshAll = () => {
      refresh()
      changes.tell(null)
    }
    const stopWaking = onWake(refreshAll)
    const stopWatching = watchRows({
      tables: ['conversations'],
      filter: `company_id=eq.${companyId}`,
      onChange: ({ new: row }) => {
        refresh()
        changes.tell(typeof row['id'] === 'string' ? row['id'] : null)
      },
      onJoined: joined => {
        setLive(joined)
        if (joined) refreshAll()
      },
    })
    return () => {
      stopWaking()
      stopWatching()
    }
  }, [companyId, queryClient, changes])

  return { ...query, live, changes }
}

/** A page of conversations, and the cursor of the next page; null on the last one. */
export type ListPage = { readonly conversations: readonly ListedConversation[]; readonly next: string | null }

const RANKS = { urgent: 3, high: 2, medium: 1, low: 0 } as const
const TURN_RANKS = { waiting: 3, person: 2, ai: 1, none: 0 } as const

type ListQuery = NonNullable<RequestOf<'listConversations'>['query']>
type Pages = InfiniteData<ListPage>

/**
 * Queries a list page by page. When rows change, it refetches only these and moves them to their new places,
 * so that the scroll position and the loaded pages stay.
 */
export function useList({ filter, sort }: Listed, changes: RowChanges) {
  const queryClient = useQueryClient()
  const listQuery: ListQuery = { ...filter, sort, limit: CONVERSATION_PAGE_SIZE }
  const queryKey = [...apiKey('listConversations', { query: listQuery }), 'pages']
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

  const query = useApiPages('listConversations', listQuery)
  const { data } = query
  const rows = useMemo(() => data?.pages.flatMap(({ conversations }) => conversations), [data])
  return { ...query, rows }
}

/**
 * Returns the loaded pages with some rows updated. `fresh` holds those of `ids` that still match the filter.
 * A row that now sorts after the loaded pages is left out; it arrives with its page.
 */
export function mergeRows(
  pages: readonly ListPage[],
  ids: readonly string[],
  fresh: readonly ListedConversation[],
  order: { readonly sort: ConversationSort; readonly state: ConversationListState },
): ListPage[] {
  const changed = new Set(ids)
  const merged = pages.map(({ conversations, next }) => ({
    conversations: conversations.filter(({ id }) => !changed.has(id)),
    next,
  }))
  for (const row of fresh) {
    for (const [index, { conversations, next }] of merged.entries()) {
      const place = conversations.findIndex(other => isBefore(row, other, order))
      const isEnd = index === merged.length - 1 && next === null
      if (place === -1 && !isEnd) continue
      conversations.splice(place === -1 ? conversations.length : place, 0, row)
      break
    }
  }
  return merged
}

/** Compares two rows in the server's order. */
function isBefore(
  a: ListedConversation,
  b: ListedConversation,
  { sort, state }: { readonly sort: ConversationSort; readonly state: ConversationListState },
): boolean {
  const byId = a.id < b.id ? -1 : 1
  const newest = activeAt(b) - activeAt(a) || -byId
  switch (sort) {
    case 'newest':
      return newest < 0
    case 'oldest':
      return newest > 0
    case 'priority':
      return (RANKS[b.priority] - RANKS[a.priority] || newest) < 0
    case 'turn':
      return (TURN_RANKS[turnOf(b)] - TURN_RANKS[turnOf(a)] || turnKey(b) - turnKey(a) || -byId) < 0
    case 'waiting-longest':
      return (waitsSince(a, state) - waitsSince(b, state) || byId) < 0
  }
}

/** Who waits for a human comes by the request, the longest wait first; all others by their newest message. */
function turnKey(row: ListedConversation): number {
  if (turnOf(row) !== 'waiting') return activeAt(row)
  return -(row.human_requested_at === null ? activeAt(row) : Date.parse(row.human_requested_at))
}

function activeAt({ last_message_at, created_at }: ListedConversation): number {
  return Date.parse(last_message_at ?? created_at)
}

/** Rows that don't wait sort last. The number is finite, so that two of them compare as equal. */
function waitsSince(row: ListedConversation, state: ConversationListState): number {
  const since = state === 'waiting' ? row.human_requested_at : row.waiting_since
  return since === null ? Number.MAX_SAFE_INTEGER : Date.parse(since)
}
