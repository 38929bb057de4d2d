import type { Macro } from '#contract/entities/thread-tools.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { useActAndGoOn } from '../../actions/use-go-on.ts'

/** Queries the company's macros. */
export function useMacros() {
  return useApi('listMacros', {}, { select: ({ macros }) => macros, staleTime: 60_000 })
}

/** Returns the function that applies a macro to a conversation; its toast can undo the changes. */
export function useApplyMacro(conversationId: string): (macro: Macro) => void {
  const { run } = useActAndGoOn()
  return ({ name, actions }) => run({ ids: [conversationId], actions, done: `Applied “${name}”` })
}
