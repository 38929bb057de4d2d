import { useLocation, useNavigate } from 'react-router-dom'
import { inboxRows } from '../../command-bar/inbox-places.ts'
import { useAct } from './use-act.ts'

/**
 * Resolves a conversation. Then the next one in the list opens, unless the agent has left this one or undone it; after the last
 * one, the list. A conversation that the list doesn't contain stays open.
 */
export function useResolve(id: string) {
  const ending = useAct()
  const navigate = useNavigate()
  const { search } = useLocation()

  function goTo(next: string | null | undefined): void {
    if (next === undefined) return
    // Where a person on a keyboard goes on, as after the shortcut for the next conversation.
    inboxRows()
      .find(row => row.dataset['id'] === next)
      ?.focus()
    void navigate({ pathname: `/admin/conversations${next === null ? '' : `/${next}`}`, search })
  }

  function resolveThenGoTo(next: string | null | undefined): void {
    ending.mutate(
      { ids: [id], actions: [{ type: 'resolve' }], done: 'Resolved' },
      // Not called once the thread is no longer open.
      { onSuccess: ({ undo }) => undo.length > 0 && !ending.isUndoWanted() && goTo(next) },
    )
  }

  return {
    isResolving: ending.isPending,
    resolve: () => resolveThenGoTo(nextTo(id)),
    /** Resolves it once something has been sent. @param send whether it was. */
    async resolveAfter(send: () => Promise<boolean>): Promise<void> {
      // Sending moves the row.
      const next = nextTo(id)
      if (await send()) resolveThenGoTo(next)
    },
  }
}

/** Returns the id of the row below, else of the row above; null if there is none, undefined for a row that is not listed. */
function nextTo(id: string): string | null | undefined {
  const rows = inboxRows()
  const index = rows.findIndex(row => row.dataset['id'] === id)
  if (index === -1) return undefined
  return (rows[index + 1] ?? rows[index - 1])?.dataset['id'] ?? null
}
