/** What conversations can be given: people, teams and labels. Each is asked for once it is shown, and kept a minute. */

import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'

const FRESH_MS = 60_000

/** The active people of the company. */
export function useColleagues() {
  return useQuery({
    queryKey: queryKeys.colleagues(),
    queryFn: async () => (await callApi('listColleagues')).colleagues,
    staleTime: FRESH_MS,
  })
}

export function useTeams() {
  return useQuery({
    queryKey: queryKeys.teams(),
    queryFn: async () => (await callApi('listTeams')).teams,
    staleTime: FRESH_MS,
  })
}

/** The labels in use, the most used first. */
export function useLabels() {
  return useQuery({
    queryKey: queryKeys.labels(),
    queryFn: async () => (await callApi('listLabels')).labels,
    staleTime: FRESH_MS,
  })
}
