import type { Timeout } from '#core/conversation-record/timeouts.ts'
import type { ConversationChange } from '#core/conversation-record/transitions.ts'
import type { Query } from '#server/ports/database.ts'
import { AppError } from '../app-error.ts'
import { refuseViolation } from '../refuse-violation.ts'
import { askResolved } from '../surveys/ask-resolved.ts'
import { currentTimeout } from './lifecycle/current-timeout.ts'
import type { LockedConversation } from './lock-conversation.ts'

/** Error code by the foreign key that a change violates. */
const ABSENT = {
  conversations_company_id_assignee_id_fkey: 'assignee_not_found',
  conversations_company_id_team_id_fkey: 'team_not_found',
} as const

/**
 * Writes what a transition and the timeout that follows from it change, nothing if that is nothing: a message has updated its
 * conversation already. Every transition is written here, so the survey of a resolved conversation is asked here.
 * @throws assignee_not_found (409) if the new assignee is no longer active.
 * @throws team_not_found (404) if the company doesn't have the team.
 */
export async function saveConversation(
  query: Query,
  before: LockedConversation,
  change: ConversationChange,
  timeout?: Timeout,
): Promise<void> {
  const next = timeout ?? (await currentTimeout(query, before, change))
  const columns = Object.entries({ ...change, ...next }).filter(isNew(before))
  if (columns.some(([name]) => name !== 'updated_at')) {
    const assignments = columns.map(([name], index) => `${name} = $${index + 2}`)
    await query(`update public.conversations set ${assignments.join(', ')} where id = $1`, [
      before.id,
      ...columns.map(([, value]) => value),
    ]).catch(refuseViolation(ABSENT))
  }
  if (change.resolved_at && before.status !== 'resolved') await askResolved(query, before, change.resolved_at)
  if (typeof change.assignee_id === 'string') await refuseInactive(query, change.assignee_id)
}

/** Returns whether a column gets another value. Constraints tie the two columns that `before` does not have to others. */
function isNew(before: LockedConversation): (column: readonly [string, unknown]) => boolean {
  const known: Readonly<Record<string, unknown>> = {
    ...before,
    ...(before.responder !== 'ai' && { ai_due_at: null }),
    ...(before.status !== 'resolved' && { resolved_at: null }),
  }
  return ([name, value]) => !(name in known) || comparable(known[name]) !== comparable(value)
}

function comparable(value: unknown): unknown {
  return value instanceof Date ? value.getTime() : value
}

/** Writes fields that change neither who answers nor the status; keeps the current timeout. */
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

/**
 * Throws `assignee_not_found` if the assignee isn't active. The foreign key's lock on the profile has waited for a
 * concurrent deactivation, and a later one waits for this transaction.
 */
async function refuseInactive(query: Query, assigneeId: string): Promise<void> {
  const active = await query("select from public.profiles where id = $1 and status = 'active'", [assigneeId])
  if (active.length === 0) throw new AppError('assignee_not_found')
}
