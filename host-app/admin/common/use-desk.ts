/**
 * Queries of what a conversation can be assigned to: people, teams and labels. Each runs when first shown,
 * and its answer stays fresh for a minute.
 */
import { useApi } from '#host-app/shared/api/use-api.ts'

const FRESH_MS = 60_000

/** Queries the company's active members. */
export function useColleagues() {
  return useApi('listColleagues', {}, { select: ({ colleagues }) => colleagues, staleTime: FRESH_MS })
}

/** Queries the company's teams. */
export function useTeams() {
  return useApi('listTeams', {}, { select: ({ teams }) => teams, staleTime: FRESH_MS })
}

/** Queries the labels in use, most used first. */
export function useLabels() {
  return useApi('listLabels', {}, { select: ({ labels }) => labels, staleTime: FRESH_MS })
}
