import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../adapters/call-api.ts'
import { TOPICS_KEY } from './content-key.ts'

/** The company's categories with their sections. */
export function useTopics() {
  return useQuery({ queryKey: TOPICS_KEY, queryFn: () => callApi('listTopics') })
}
