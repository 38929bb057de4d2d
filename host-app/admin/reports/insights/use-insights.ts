import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import type { ReportQuery } from '../filters/report-params.ts'

/** Queries the insights of a range. */
export function useInsights(query: ReportQuery) {
  return useQuery({
    queryKey: queryKeys.reports('insights', query),
    queryFn: () => callApi('readInsights', { query }),
    placeholderData: keepPreviousData,
  })
}

/** Queries conversations by their ids. */
export function useTopicConversations(ids: readonly string[]) {
  return useQuery({
    queryKey: queryKeys.reports('topic', { ids }),
    queryFn: async () =>
      ids.length === 0
        ? []
        : (await callApi('listTopicConversations', { query: { ids: ids.join(',') } })).items,
  })
}

/** Queries and changes whether the caller gets the weekly summary. */
export function useWeeklySummary() {
  const client = useQueryClient()
  const queryKey = queryKeys.reports('weekly-summary')
  const state = useQuery({ queryKey, queryFn: () => callApi('readWeeklySummary') })
  const change = useMutation({
    mutationFn: (isOn: boolean) => callApi('setWeeklySummary', { body: { is_on: isOn } }),
    onSuccess: answer => client.setQueryData(queryKey, answer),
  })
  return { state, change }
}
