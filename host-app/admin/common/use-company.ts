import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../adapters/api/call-api.ts'

/** Under which the company's settings are kept. */
export const COMPANY_KEY = ['company'] as const

/** The company and all of its settings. */
export function useCompany() {
  return useQuery({ queryKey: COMPANY_KEY, queryFn: () => callApi('getCompany') })
}
