import type { Query } from '#server/ports/database.ts'
import type { LockedConversation } from './lock-conversation.ts'
import { settlingOf } from './settling.ts'
import type { ConversationChange } from './transitions.ts'

/** Writes a transition, and with it what now happens by itself: every transition goes through here. */
export async function saveConversation(
  query: Query,
  before: LockedConversation,
  change: ConversationChange,
  settling = settlingOf({ ...before, ...change }),
): Promise<void> {
  const columns = Object.entries({ ...change, ...settling })
  const assignments = columns.map(([name], index) => `${name} = $${index + 2}`)
  await query(`update public.conversations set ${assignments.join(', ')} where id = $1`, [
    before.id,
    ...columns.map(([, value]) => value),
  ])
}
