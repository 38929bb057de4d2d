/** What the database's triggers write beside a conversation: activities, handoffs, and ends of SLA timers. */
import { seedPeople } from '../people.ts'
import { TEAMS, teamId } from './agents.ts'
import type { ConversationRow, StoredRow } from './conversation-row.ts'
import type { Actor } from './events.ts'

/** The conversation of a row. */
export type About = { readonly company_id: string; readonly conversation_id: string }

/** Returns the id of the agent who acted; null if nobody of the company did. */
export function agentIdOf(actor: Actor): string | null {
  return typeof actor === 'object' && 'agentId' in actor ? actor.agentId : null
}

/** Returns who acted, as columns of an activity. */
export function actorColumns(actor: Actor) {
  const actor_id = agentIdOf(actor)
  if (actor_id !== null)
    return {
      actor_type: 'agent',
      actor_id,
      actor_name: seedPeople.find(({ id }) => id === actor_id)!.full_name,
    }
  if (typeof actor === 'object')
    return { actor_type: 'system', actor_id, actor_name: (actor as { automation: string }).automation }
  return { actor_type: actor === 'job' ? 'system' : actor, actor_id, actor_name: null }
}

/** As `app.is_waiting_for_human`. */
function isWaiting({ needs_human, assignee_id, status }: ConversationRow): boolean {
  return needs_human && assignee_id === null && status === 'open'
}

/** Returns the handoff of a ticket from the form: the ticket ends the request at once. */
export function endedAtOnce(about: About, { human_requested_at: at }: ConversationRow): StoredRow {
  return { ...about, requested_at: at, due_at: at, ended_at: at, outcome: 'ticketed' }
}

/** Opens or ends a handoff after a change, as `app.maintain_handoffs` does, without an undo. */
export function keepHandoff(
  handoffs: StoredRow[],
  about: About,
  before: ConversationRow,
  after: ConversationRow,
): void {
  if (isWaiting(after) && !isWaiting(before))
    handoffs.push({
      ...about,
      requested_at: after.human_requested_at,
      due_at: after.timeout_at ?? new Date(after.human_requested_at!.getTime() + 60_000),
      ended_at: null,
      outcome: null,
    })
  else if (isWaiting(before) && !isWaiting(after)) {
    const open = handoffs.findLast(({ conversation_id }) => conversation_id === about.conversation_id)!
    open['ended_at'] = after.updated_at
    open['outcome'] = after.assignee_id ? 'answered' : after.status === 'ticket' ? 'ticketed' : 'withdrawn'
  } else if (
    after.needs_human &&
    !before.needs_human &&
    after.status === 'ticket' &&
    after.assignee_id === null
  )
    handoffs.push(endedAtOnce(about, after))
}

/** Returns what colleagues see of a change, in the order of `app.record_activities`. */
export function changesOf(before: ConversationRow, after: ConversationRow): [kind: string, detail: object][] {
  const changes: [string, object][] = []
  if (after.needs_human && !before.needs_human) changes.push(['human-requested', {}])
  if (after.status !== before.status) changes.push(['status', { from: before.status, to: after.status }])
  if (after.assignee_id !== before.assignee_id)
    changes.push([
      'assignee',
      { from: before.assignee_id, to: after.assignee_id, to_name: after.assignee_name },
    ])
  if (after.team_id !== before.team_id)
    changes.push(['team', { from: before.team_id, to: after.team_id, to_name: teamNameOf(after.team_id) }])
  if (after.priority !== before.priority)
    changes.push(['priority', { from: before.priority, to: after.priority }])
  if (after.tags !== before.tags)
    changes.push([
      'labels',
      {
        added: after.tags.filter(tag => !before.tags.includes(tag)),
        removed: before.tags.filter(tag => !after.tags.includes(tag)),
      },
    ])
  if (after.snoozed_until && !before.snoozed_until)
    changes.push(['snoozed', { until: jsonInstant(after.snoozed_until) }])
  return changes
}

function teamNameOf(id: string | null): string | null {
  return TEAMS.find(name => teamId(name) === id) ?? null
}

/** Returns an instant as PostgreSQL writes it into JSON. */
function jsonInstant(at: Date): string {
  return at.toISOString().replace(/\.?0*Z$/, '+00:00')
}

/** Returns the row of an SLA timer, which must exist. */
export function timerOf(timers: readonly StoredRow[], id: string): StoredRow {
  return timers.find(timer => timer['id'] === id)!
}

/** Ends the running SLA timers of a conversation, or those that `isEnded` chooses. */
export function endTimers(
  timers: readonly StoredRow[],
  { conversation_id }: About,
  at: Date,
  isEnded: (timer: StoredRow) => boolean,
): void {
  for (const timer of timers)
    if (timer['conversation_id'] === conversation_id && timer['ended_at'] === null && isEnded(timer))
      timer['ended_at'] = at
}
