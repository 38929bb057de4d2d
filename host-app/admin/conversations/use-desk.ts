/**
 * Queries of what a conversation can be assigned to: people, teams and labels. Each runs when first shown,
 * and its answer stays fresh for a minute.
 */
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'

const FRESH_MS = 60_000

/** Queries the company's active members. */
export function useColleagues() {
  return useQuery({
    queryKey: queryKeys.colleagues(),
    queryFn: async () => (await callApi('listColleagues')).colleagues,
    staleTime: FRESH_MS,
  })
}

/** Queries the company's teams. */
export function useTeams() {
  return useQuery({
    queryKey: queryKeys.teams(),
    queryFn: async () => (await callApi('listTeams')).teams,
    staleTime: FRESH_MS,
  })
}

/** Queries the labels in use, most used first. */
export function useLabels() {
  return useQuery({
    queryKey: queryKeys.labels(),
    queryFn: async () => (await callApi('listLabels')).labels,
    staleTime: FRESH_MS,
  })
}
