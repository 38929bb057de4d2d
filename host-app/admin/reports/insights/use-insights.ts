import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import type { ReportQuery } from '../filters/report-params.ts'

/** Queries the insights of a range. */
export function useInsights(query: ReportQuery) {
  return useApi('readInsights', { query }, { placeholderData: keepPreviousData })
}

/** Queries conversations by their ids. */
export function useTopicConversations(ids: readonly string[]) {
  const isAsked = ids.length > 0
  return useApi('listTopicConversations', isAsked ? { query: { ids: ids.join(',') } } : null, {
    select: ({ items }) => items,
    ...(!isAsked && { placeholderData: { items: [] } }),
  })
}

/** Queries and changes whether the caller gets the weekly summary. */
export function useWeeklySummary() {
  const client = useQueryClient()
  const state = useApi('readWeeklySummary')
  const change = useMutation({
    mutationFn: (isOn: boolean) => callApi('setWeeklySummary', { body: { is_on: isOn } }),
    onSuccess: answer => client.setQueryData(apiKey('readWeeklySummary'), answer),
  })
  return { state, change }
}
