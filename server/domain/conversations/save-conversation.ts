import type { Query } from '#server/ports/database.ts'
import { AppError } from '../app-error.ts'
import { refuseViolation } from '../refuse-violation.ts'
import { type Timeout, timeoutOf } from './lifecycle/timeouts.ts'
import type { ConversationChange } from './lifecycle/transitions.ts'
import type { LockedConversation } from './lock-conversation.ts'

/** What is said of a change that names somebody, or some team, that the company does not have. */
const ABSENT = {
  conversations_company_id_assignee_id_fkey: 'assignee_not_found',
  conversations_company_id_team_id_fkey: 'team_not_found',
} as const

/**
 * Writes a transition, and with it what now happens by itself: every transition goes through here. Throws
 * `assignee_not_found` when whoever is to have the conversation was shut out or removed in that moment, and
 * `team_not_found` for a team that the company does not have.
 */
export async function saveConversation(
  query: Query,
  before: LockedConversation,
  change: ConversationChange,
  timeout = timeoutOf({ ...before, ...change }),
): Promise<void> {
  const columns = Object.entries({ ...change, ...timeout })
  const assignments = columns.map(([name], index) => `${name} = $${index + 2}`)
  await query(`update public.conversations set ${assignments.join(', ')} where id = $1`, [
    before.id,
    ...columns.map(([, value]) => value),
  ]).catch(refuseViolation(ABSENT))
  if (typeof change.assignee_id === 'string') await refuseInactive(query, change.assignee_id)
}

/** Writes what changes neither who answers nor whether it goes on, so that what was due by itself stays due. */
export function saveFields(
  query: Query,
  before: LockedConversation,
  fields: Pick<ConversationChange, 'priority' | 'tags' | 'team_id' | 'snoozed_until' | 'waiting_since'>,
  now: Date,
): Promise<void> {
  const { timeout_rule, timeout_at } = before
  return saveConversation(query, before, { ...fields, updated_at: now }, {
    timeout_rule,
    timeout_at,
  } as Timeout)
}

/** The foreign key has waited for whoever shuts the assignee out, and from here on they wait for this transaction. */
async function refuseInactive(query: Query, assigneeId: string): Promise<void> {
  const active = await query("select from public.profiles where id = $1 and status = 'active'", [assigneeId])
  if (active.length === 0) throw new AppError('assignee_not_found')
}
