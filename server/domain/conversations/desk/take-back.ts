import type { Query } from '#server/ports/database.ts'

/** Does the work as an undo: it sets off no rules, and a request for a human that comes back is no new one. */
export async function takeBack(query: Query, work: () => Promise<void>): Promise<void> {
  const say = (isUndo: boolean) => query("select set_config('app.is_undo', $1, true)", [String(isUndo)])
  await say(true)
  await work()
  // Other acts of the transaction are new.
  await say(false)
}
