import type { Query } from '#server/ports/database.ts'

/** Runs `work` as an undo: it triggers no rules, and restoring a request for a human creates no new handoff. */
export async function asUndo(query: Query, work: () => Promise<void>): Promise<void> {
  const setIsUndo = (isUndo: boolean) => query("select set_config('app.is_undo', $1, true)", [String(isUndo)])
  await setIsUndo(true)
  await work()
  // Later actions in the same transaction aren't part of the undo.
  await setIsUndo(false)
}
