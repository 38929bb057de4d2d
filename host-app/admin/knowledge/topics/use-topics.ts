import { useQuery } from '@tanstack/react-query'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'

/** Queries the company's categories with their sections, in order. */
export function useTopics() {
  return useQuery({ queryKey: queryKeys.topics(), queryFn: () => callApi('listTopics') })
}
