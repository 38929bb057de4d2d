import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'

/** Queries the company and all of its settings. */
export function useCompany() {
  return useQuery({ queryKey: queryKeys.company(), queryFn: () => callApi('getCompany') })
}
