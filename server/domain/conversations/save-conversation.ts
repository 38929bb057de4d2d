import { DatabaseError, type Query } from '#server/ports/database.ts'
import { AppError } from '../app-error.ts'
import type { LockedConversation } from './lock-conversation.ts'
import { settlingOf } from './settling.ts'
import type { ConversationChange } from './transitions.ts'

const ASSIGNEE_KEY = 'conversations_company_id_assignee_id_fkey'

/**
 * Writes a transition, and with it what now happens by itself: every transition goes through here. Throws
 * `assignee_not_found` when whoever is to have the conversation was shut out or removed in that moment.
 */
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
  ]).catch((error: unknown) => {
    const isGone = error instanceof DatabaseError && error.constraint === ASSIGNEE_KEY
    throw isGone ? new AppError('assignee_not_found') : error
  })
  if (typeof change.assignee_id === 'string') await refuseInactive(query, change.assignee_id)
}

/** The foreign key has waited for whoever shuts the assignee out, and from here on they wait for this transaction. */
async function refuseInactive(query: Query, assigneeId: string): Promise<void> {
  const active = await query("select from public.profiles where id = $1 and status = 'active'", [assigneeId])
  if (active.length === 0) throw new AppError('assignee_not_found')
}
