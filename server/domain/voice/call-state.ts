/** Whether a conversation's newest call goes on, as agents see it: `call_state` and its instants. Written here alone. */
import type { Query } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../actor.ts'
import type { VoiceDeps } from './voice-deps.ts'

/** Dependencies of the state of calls. */
export type CallStateDeps = Pick<VoiceDeps, 'database' | 'clock' | 'conversationClock'>
type Clocks = Pick<VoiceDeps, 'clock' | 'conversationClock'>

/**
 * Writes the state of a conversation's newest call, from the records of its calls, with job claims. Takes the
 * conversation's row lock, and no lock of a call: whoever links or ends a call runs it afterwards. Does nothing if the
 * conversation was erased.
 */
export async function saveCallState(
  query: Query,
  { clock, conversationClock }: Clocks,
  conversationId: string,
): Promise<void> {
  const now = conversationClock.now()
  const [before] = await query<{ call_started_at: Date | null }>(
    'select call_started_at from public.conversations where id = $1 for no key update',
    [conversationId],
  )
  if (!before) return
  const [call] = await query<{ connected_at: Date; ended_at: Date | null }>(
    `select connected_at, ended_at from app.calls
      where conversation_id = $1 and connected_at is not null order by (ended_at is null) desc, connected_at desc limit 1`,
    [conversationId],
  )
  // Calls have the server's time. The demo's conversations have their own.
  const aheadMs = now - clock.now()
  // The record of a call may be gone before its end was noted.
  const started = call ? call.connected_at.getTime() + aheadMs : before.call_started_at!.getTime()
  const ended = call ? call.ended_at && call.ended_at.getTime() + aheadMs : now
  await query(
    `update public.conversations
        set call_started_at = $2, call_ended_at = $3, updated_at = greatest(updated_at, $4) where id = $1`,
    [
      conversationId,
      new Date(started),
      // Another node's clock may have dated the start.
      ended === null ? null : new Date(Math.max(ended, started)),
      new Date(now),
    ],
  )
}

/** Writes the state of a conversation's newest call in a transaction of its own. */
export async function noteCallState(deps: CallStateDeps, conversationId: string): Promise<void> {
  await deps.database.as(JOB_CLAIMS, query => saveCallState(query, deps, conversationId))
}

/** Ends the calls of conversations that go on in no record: the server stopped before it noted their end. */
export async function noteEndedCalls(deps: CallStateDeps): Promise<void> {
  const forgotten = await deps.database.as(JOB_CLAIMS, query =>
    query<{ id: string }>(
      `select c.id from public.conversations c
        where c.call_state = 'live' and not exists (
          select from app.calls call
           where call.conversation_id = c.id and call.connected_at is not null and call.ended_at is null)`,
    ),
  )
  for (const { id } of forgotten) await noteCallState(deps, id)
}
