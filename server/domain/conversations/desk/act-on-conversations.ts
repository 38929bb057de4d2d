/** Bulk actions: each conversation has its own transaction and its own result. */
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { type DeskState, deskState } from '#contract/entities/desk.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import { restored } from '#core/conversation-record/transitions.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { auditAct } from '../audit-act.ts'
import { assign } from '../lifecycle/assign.ts'
import { resolve } from '../lifecycle/resolve.ts'
import {
  currentTimeout,
  type LockedConversation,
  lockConversation,
  saveConversation,
  saveFields,
} from '../locked-conversation.ts'
import { staffView } from '../rows.ts'
import { applyAction } from './apply-action.ts'
import { asUndo } from './as-undo.ts'

/**
 * Fields that can always be undone, even if they have changed again: labels one by one, waits to their earlier start.
 */
const WITHOUT_CONFLICT: readonly (keyof DeskState)[] = ['tags', 'waiting_since', 'needs_human']

/** Dependencies of bulk actions. */
export type ActDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly log: { readonly error: (detail: object, text: string) => void }
}
type Acted = ResponseOf<'actOnConversations'>
type Outcome = Acted['results'][number]

/**
 * Applies all actions to each conversation, one conversation after the other. If one action is refused, that
 * conversation stays unchanged. Returns the result of each conversation and, in `undo`, the state before and after of
 * those that changed.
 */
export async function actOnConversations(
  deps: ActDeps,
  who: Member,
  { ids, actions }: ParsedRequestOf<'actOnConversations'>['body'],
): Promise<Acted> {
  const results: Outcome[] = []
  const undo: Acted['undo'] = []
  for (const id of new Set(ids)) {
    const outcome = await attempt(deps, who, id, async (query, now) => {
      await lockConversation(query, id)
      const to = stateOf(await staffView(query, id))
      for (const action of actions) await applyAction(query, who, id, action, now)
      const from = stateOf(await staffView(query, id))
      return changedFields(from, to).length > 0 ? { id, from, to } : null
    })
    results.push(outcome.result)
    if (outcome.value) undo.push(outcome.value)
  }
  return { results, undo }
}

/**
 * Undoes bulk actions. Takes the `undo` that `actOnConversations` returned; returns the result of each conversation.
 */
export async function undoActs(
  deps: ActDeps,
  who: Member,
  { undo }: ParsedRequestOf<'undoActs'>['body'],
): Promise<ResponseOf<'undoActs'>> {
  const results: Outcome[] = []
  for (const { id, ...change } of undo) {
    const outcome = await attempt(deps, who, id, (query, now) => restoreState(query, who, id, change, now))
    results.push(outcome.result)
  }
  return { results }
}

/** Runs the work on one conversation in its own transaction. An error becomes that conversation's result. */
async function attempt<T>(
  { database, clock, log }: ActDeps,
  { claims }: Member,
  id: string,
  work: (query: Query, now: Date) => Promise<T>,
): Promise<{ readonly result: Outcome; readonly value?: T }> {
  try {
    const value = await database.as(claims, query => work(query, new Date(clock.now())))
    return { result: { id, outcome: 'done' }, value }
  } catch (error) {
    if (error instanceof AppError) return { result: { id, outcome: 'refused', code: error.code } }
    log.error({ error }, 'a conversation could not be changed')
    return { result: { id, outcome: 'refused', code: 'internal' } }
  }
}

/**
 * Undoes actions: takes a conversation from the state after them (`from`) to the state before them (`to`).
 * @throws changed_meanwhile (409) if a field to restore has changed since.
 * @throws conversation_not_found (404).
 */
async function restoreState(
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

/** Returns the fields of a conversation that actions at the desk can change, which an undo compares. */
function stateOf(conversation: StaffConversation): DeskState {
  return deskState.parse(conversation)
}

/** Returns the fields that differ. The order of labels doesn't matter. */
function changedFields(from: DeskState, to: DeskState): readonly (keyof DeskState)[] {
  const fields = Object.keys(from) as (keyof DeskState)[]
  return fields.filter(field => !isSame(from[field], to[field]))
}

function isSame(one: DeskState[keyof DeskState], other: DeskState[keyof DeskState]): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return instantOr(one) === instantOr(other)
  return one.length === other.length && one.every(each => other.includes(each))
}

/**
 * Returns an instant in ms, any other value unchanged: the same instant can be written in several ways (RFC 3339,
 * section 5.6).
 */
function instantOr(value: unknown): unknown {
  return typeof value === 'string' && value.includes('T') && !Number.isNaN(Date.parse(value))
    ? Date.parse(value)
    : value
}
