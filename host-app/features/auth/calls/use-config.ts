import { useQuery } from '@tanstack/react-query'
import { loadConfig } from '#host-app/adapters/api/config.ts'

/** What the server tells before anybody signs in, such as the people of a demo. */
export function useConfig() {
  return useQuery({ queryKey: ['config'], queryFn: loadConfig })
}
