import { useQuery } from '@tanstack/react-query'
import type { Macro } from '#contract/entities/thread-tools.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { useAct } from '../../actions/use-act.ts'

/**
 * Queries the company's macros. Returns them with the function that applies one; its toast can undo the
 * changes.
 */
export function useMacros(conversationId: string) {
  const act = useAct()
  const macros = useQuery({
    queryKey: queryKeys.macros(),
    queryFn: async () => (await callApi('listMacros')).macros,
    staleTime: 60_000,
  })
  const apply = ({ name, actions }: Macro) =>
    act.mutate({ ids: [conversationId], actions, done: `Applied “${name}”` })
  return { macros, apply }
}
