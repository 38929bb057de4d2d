import type { QueryClient } from '@tanstack/react-query'
import { CONVERSATION_PAGE_SIZE } from '#contract/constants/conversation.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'

/** The request for the company's newest conversations. */
export const NEWEST = { query: { limit: CONVERSATION_PAGE_SIZE } }

/** Puts an answer's conversation in the place of the one that is shown, in the list and by itself. */
export function showConversation(queryClient: QueryClient, answer: StaffConversation): void {
  queryClient.setQueryData(
    apiKey('listConversations', NEWEST),
    list => list && { ...list, conversations: [...patchList(list.conversations, answer)] },
  )
  queryClient.setQueryData(apiKey('getConversation', { params: { id: answer.id } }), answer)
}

/** Returns the list with an answer's changes to one conversation; the same list if it doesn't contain it. */
export function patchList<Row extends StaffConversation>(
  conversations: readonly Row[],
  patch: Partial<StaffConversation> & { readonly id: string },
): readonly Row[] {
  if (!conversations.some(({ id }) => id === patch.id)) return conversations
  return conversations.map(row => (row.id === patch.id && !isOlder(patch, row) ? { ...row, ...patch } : row))
}

/** Whether the patch is older than the row. A late answer must not undo a later one. */
function isOlder(patch: Partial<StaffConversation>, row: StaffConversation): boolean {
  return patch.updated_at !== undefined && Date.parse(patch.updated_at) < Date.parse(row.updated_at)
}

/** A row's id, or null when any row may have changed, such as after a lost connection. */
type RowChange = string | null

/** Notifies subscribers which conversations have changed. */
export function createRowChanges() {
  const listeners = new Set<(change: RowChange) => void>()
  return {
    tell(change: RowChange): void {
      for (const hear of listeners) hear(change)
    },
    /** Subscribes. Returns the function that unsubscribes. */
    listen(hear: (change: RowChange) => void): () => void {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}

/** What `createRowChanges` returns. */
export type RowChanges = ReturnType<typeof createRowChanges>
