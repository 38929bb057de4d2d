import type { DeskState } from '#contract/entities/desk.ts'
import { restored } from '#core/conversation-record/transitions.ts'
import type { Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { auditAct } from '../audit-act.ts'
import { assign } from '../lifecycle/assign.ts'
import { currentTimeout } from '../lifecycle/current-timeout.ts'
import { resolve } from '../lifecycle/resolve.ts'
import { type LockedConversation, lockConversation } from '../lock-conversation.ts'
import { staffView } from '../rows.ts'
import { saveConversation, saveFields } from '../save-conversation.ts'
import { asUndo } from './as-undo.ts'
import { changedFields, stateOf } from './desk-state.ts'

/**
 * Fields that can always be undone, even if they have changed again: labels one by one, waits to their earlier start.
 */
const WITHOUT_CONFLICT: readonly (keyof DeskState)[] = ['tags', 'waiting_since', 'needs_human']

/**
 * Undoes actions: takes a conversation from the state after them (`from`) to the state before them (`to`).
 * @throws changed_meanwhile (409) if a field to restore has changed since.
 * @throws conversation_not_found (404).
 */
export async function restoreState(
  query: Query,
  who: Member,
  conversationId: string,
  { from, to }: { readonly from: DeskState; readonly to: DeskState },
  now: Date,
): Promise<void> {
  const before = await lockConversation(query, conversationId)
  const current = stateOf(await staffView(query, conversationId))
  const fields = changedFields(from, to)
  const moved = changedFields(from, current).filter(field => !WITHOUT_CONFLICT.includes(field))
  if (fields.some(field => moved.includes(field))) throw new AppError('changed_meanwhile')
  await asUndo(query, () => restoreFields(query, who, before, fields, { from, to, current }, now))
}

async function restoreFields(
  query: Query,
  who: Member,
  before: LockedConversation,
  fields: readonly (keyof DeskState)[],
  { from, to, current }: { readonly [state in 'from' | 'to' | 'current']: DeskState },
  now: Date,
): Promise<void> {
  const { id } = before
  if (fields.includes('status')) await restoreStatus(query, who, before, to, now)
  if (fields.includes('assignee_id'))
    await assign(query, who, await lockConversation(query, id), to.assignee_id, now, { takesBack: true })
  const columns = {
    ...(fields.includes('team_id') && { team_id: to.team_id }),
    ...(fields.includes('priority') && { priority: to.priority }),
    ...(fields.includes('tags') && { tags: tagsAfter(current.tags, from.tags, to.tags) }),
    ...(fields.includes('snoozed_until') && { snoozed_until: instant(to.snoozed_until) }),
    ...(fields.includes('waiting_since') &&
      to.status !== 'resolved' && { waiting_since: instant(to.waiting_since) }),
  }
  if (Object.keys(columns).length > 0)
    await saveFields(query, await lockConversation(query, id), columns, now)
}

async function restoreStatus(
  query: Query,
  who: Member,
  before: LockedConversation,
  to: DeskState,
  now: Date,
): Promise<void> {
  if (to.status === 'resolved') return resolve(query, who, before, now)
  const change = restored(before, to, now)
  await saveConversation(query, before, change, await currentTimeout(query, before, change, now))
  await auditAct(query, who, 'conversation.reopened', before.id)
}

/**
 * Returns the labels after the undo: without those that the actions added, with those that they removed. Keeps other
 * changes to the labels.
 */
function tagsAfter(
  current: readonly string[],
  from: readonly string[],
  to: readonly string[],
): readonly string[] {
  const kept = current.filter(tag => !from.includes(tag) || to.includes(tag))
  const back = to.filter(tag => !from.includes(tag) && !kept.includes(tag))
  return [...kept, ...back]
}

function instant(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
