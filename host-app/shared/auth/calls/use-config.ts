import { useQuery } from '@tanstack/react-query'
import { loadConfig } from '#host-app/shared/api/config.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'

/** Queries the settings available before signing in, such as the people of a demo. */
export function useConfig() {
  return useQuery({ queryKey: queryKeys.config(), queryFn: loadConfig })
}
