import { useApi } from '#host-app/shared/api/use-api.ts'

/** Queries the company's categories with their sections, in order. */
export function useTopics() {
  return useApi('listTopics')
}
