/** Bulk actions: each conversation has its own transaction and its own result. */
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { lockConversation } from '../lock-conversation.ts'
import { staffView } from '../rows.ts'
import { applyAction } from './apply-action.ts'
import { changedFields, stateOf } from './desk-state.ts'
import { restoreState } from './restore-state.ts'

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
