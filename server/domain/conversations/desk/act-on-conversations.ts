/** Acts on many conversations at once, each of which is answered for itself. */
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

export type ActDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly log: { readonly error: (detail: object, text: string) => void }
}
type Acted = ResponseOf<'actOnConversations'>
type Outcome = Acted['results'][number]

/** Does all of the actions to each conversation, or none of them to one that is refused, one after the other. */
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

/** Takes such acts back. */
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

/** One conversation's part in a transaction of its own; what goes wrong in it is its answer alone. */
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
