import type { StaffConversation } from '#contract/entities/conversation.ts'

/** The list with what an answer said about one of its conversations; without that conversation, the list itself. */
export function patchList(
  conversations: readonly StaffConversation[],
  patch: Partial<StaffConversation> & { readonly id: string },
): readonly StaffConversation[] {
  if (!conversations.some(({ id }) => id === patch.id)) return conversations
  return conversations.map(row => (row.id === patch.id && !isOlder(patch, row) ? { ...row, ...patch } : row))
}

/** An answer that was overtaken by a later one must not undo it. */
function isOlder(patch: Partial<StaffConversation>, row: StaffConversation): boolean {
  return patch.updated_at !== undefined && Date.parse(patch.updated_at) < Date.parse(row.updated_at)
}

/** A row's id, or null when any row may have changed: after a gap in which nothing was heard. */
type RowChange = string | null

/** Tells those who show conversations which of them have changed. */
export function createRowChanges() {
  const listeners = new Set<(change: RowChange) => void>()
  return {
    tell(change: RowChange): void {
      for (const hear of listeners) hear(change)
    },
    /** Returns the stop. */
    listen(hear: (change: RowChange) => void): () => void {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}

export type RowChanges = ReturnType<typeof createRowChanges>
