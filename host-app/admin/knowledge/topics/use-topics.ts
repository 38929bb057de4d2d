import { useQuery } from '@tanstack/react-query'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { TOPICS_KEY } from '../query-keys.ts'

/** The company's categories with their sections, in their order. */
export function useTopics() {
  return useQuery({ queryKey: TOPICS_KEY, queryFn: () => callApi('listTopics') })
}
