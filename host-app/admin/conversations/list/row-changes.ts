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
